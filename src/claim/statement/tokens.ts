// A statement as tokens for the grammars: a word that the grammar knows is one character (small letters and accents do not
// matter), cards and seats are capitals followed by a space, signs stand for themselves, anything else is STRANGE.
// Keeps where each token came from. What would nest too deep (brackets, conditions) is strange too: parsing stays cheap.

import { shortForms } from './shortForms.ts';
import type { Place, StatementLang } from './tree.ts';

interface Token extends Place {
  /** Where it starts in `Tokens.text`. */
  readonly start: number;
  /** Whether each of its letters is a character there. */
  readonly spelt: boolean;
}

export interface Tokens {
  readonly text: string;
  readonly place: (start: number, end: number) => Place;
}

/** A word that the grammar does not know. */
export const STRANGE = '\ufffd';
/** Texts of words have far fewer; the rest of a text that has more is one strange token. */
const MOST_TOKENS = 700;
const DEEPEST = 6;
const MOST_CONDITIONS = 12;
/** "or" joins cards and steps, so that each one doubles what may be tried. */
const MOST_CHOICES = 60;
/** Words between two signs or joining words; nobody says more in one breath, and what follows is not understood. */
const LONGEST_CLAUSE = 40;

/** Per language: the shapes of cards in capitals and in small letters, words that open a condition, and compounds that are
 *  two words ("schoppenaas"). */
const shapes: Record<
  StatementLang,
  { cards: RegExp; small: RegExp; conditions: RegExp; choice: string; joints: RegExp; compound: RegExp }
> = {
  en: {
    cards: /^(?:[SHDC]?(?:[AKQJT2-9]|10)+|[NESW])$/,
    small:
      /^(?:[shdc](?:[AKQJT2-9]|10)+|[akqj](?:[akqj2-9]|10)+|(?:[akqj]|10)t?(?:[akqj2-9]|10)+|[shdc](?:[akqj2-9]|10)+|[kqj]|[2-9]?(?:[akqj2-9]|10)*[akqj](?:[akqj2-9]|10)+)$/,
    conditions: /^(?:if|unless|when|once|provided|assuming|case)$/,
    choice: 'or',
    joints: /^(?:and|or|then|if|unless|otherwise|else)$/,
    compound: /^(?!)/,
  },
  nl: {
    cards: /^(?:[SHRK]?(?:[AHVBT2-9]|10)+|[NOZWE])$/,
    small: /^(?:[shrk](?:[AHVBT2-9]|10)+|[ahvb](?:[hvb2-9]|10)+|[shrk](?:[ahvb2-9]|10)+|[hvb])$/,
    conditions: /^(?:als|indien|tenzij|mits|wanneer|zodra)$/,
    choice: 'of',
    joints: /^(?:en|of|dan|als|tenzij|anders)$/,
    compound:
      /^(schoppen|harten|ruiten|klaveren|klaver|troef|top(?=schop|hart|ruit|klav|troev))((?<=^top)(?:schoppens?|hartens?|ruitens?|klaveren|klavers|troeven)|aas|azen|heer|vrouw|boer|tien|negen|acht|zeven|zes|vijf|vier|drie|twee|slagen|slag|snit|introever|introevers|aftroever|verliezer|verliezers)$/,
  },
};

const pieces = /[\p{L}\p{M}\d'’ʼ`]+|[^\s]/gu;
const signs: Record<string, string> = { '–': '-', '—': '-', '−': '-', '‐': '-', '[': '(', ']': ')', '…': '.' };
/** How far around a letter is looked. */
const NEAR = 20;
const ignored = /^["“”„«»‘’'`*_•]$/;
/** What shows that a letter before it is a suit: "S AKQ", "S: A"; and after a number, "4S". */
const ranksAfter = /^(?:\s*[:-])?\s*(?:[AKQJHVBT2-9]|10){1,13}(?![\p{L}\d])/u;
const suitLetters: Record<StatementLang, Readonly<Record<string, string>>> = {
  en: { S: 'spades' },
  nl: { S: 'schoppen', H: 'harten', R: 'ruiten', K: 'klaveren' },
};

export function tokenize(text: string, lang: StatementLang, codes: Readonly<Record<string, string>>): Tokens {
  const shape = shapes[lang];
  const tokens: Token[] = [];
  let out = '';
  let depth = 0;
  let conditions = 0;
  let choices = 0;
  let clause = 0;
  const add = (token: string, at: number, length: number) => {
    const cards = /^[A-Z]/.test(token);
    const coded = cards ? `${token} ` : Object.hasOwn(codes, token) ? codes[token]! : token;
    const known = coded !== token || /^[.,;:!?()\-+=/&♠♥♦♣]$/.test(token);
    tokens.push({ at, length, start: out.length, spelt: cards && token.length === length });
    out += known ? coded : STRANGE;
  };
  const lines = unnumbered(text.replace(/\r\n|[\n\r\u2028\u2029]/g, (line) => '\n'.padStart(line.length)));
  for (const match of lines.matchAll(/\n/.test(lines) ? /\n|[\p{L}\p{M}\d'’ʼ`]+|[^\s]/gu : pieces)) {
    const [piece] = match;
    const at = match.index;
    if (tokens.length >= MOST_TOKENS) {
      add(STRANGE, at, text.length - at);
      break;
    }
    if (piece === '\n') {
      clause = 0;
      add('.', at, 1);
    } else if (/[\p{L}\d]/u.test(piece)) {
      // "♦s" is the suit
      if (/^['’]?s$/i.test(piece) && /[♠♥♦♣]/.test(text[at - 1] ?? '')) continue;
      const end = at + piece.length;
      const around = { before: text.slice(Math.max(0, at - NEAR), at), after: text.slice(end, end + NEAR) };
      for (const word of wordsOf(piece, lang, around)) {
        clause = clause > 0 && shape.joints.test(word.token) ? 0 : clause + 1;
        const deep = shape.conditions.test(word.token) && ++conditions > MOST_CONDITIONS;
        const wide = word.token === shape.choice && ++choices > MOST_CHOICES;
        add(deep || wide || clause > LONGEST_CLAUSE ? STRANGE : word.token, at + word.from, word.length);
      }
    } else if (!ignored.test(piece)) {
      let token = signs[piece] ?? piece;
      if (/[.,;:!?()]/.test(token)) clause = 0;
      if (token === '(' && ++depth > DEEPEST) token = STRANGE;
      if (token === ')' && depth > 0) depth--;
      add(token, at, piece.length);
    }
  }
  return { text: out, place: (start, end) => placeOf(tokens, start, end) };
}

interface Word {
  readonly token: string;
  readonly from: number;
  readonly length: number;
}

/** What stands around a word. */
interface Around {
  readonly before: string;
  readonly after: string;
}

function wordsOf(piece: string, lang: StatementLang, around: Around): Word[] {
  const { cards, small, compound } = shapes[lang];
  const whole = (token: string): Word[] => [{ token, from: 0, length: piece.length }];
  const suit = suitLetter(piece, lang, around);
  if (suit !== undefined) return whole(suit);
  // "3H" is three hearts
  const hearts = lang === 'nl' ? /^(\d)H$/.exec(piece) : null;
  if (hearts !== null)
    return [
      { token: hearts[1]!, from: 0, length: 1 },
      { token: 'harten', from: 1, length: 1 },
    ];
  if (cards.test(piece) && !/^\d+$/.test(piece)) return whole(piece);
  if (small.test(piece) && !/^\d+$/.test(piece)) return whole(piece.toUpperCase());
  const glued = /^(\d+)(\p{L}+)$/u.exec(piece);
  if (glued && !/^(?:st|nd|rd|th|e|de|ste)$/.test(glued[2]!)) {
    const [, number, rest] = glued as unknown as [string, string, string];
    return [
      { token: number, from: 0, length: number.length },
      ...shifted(wordsOf(rest, lang, { ...around, before: number }), number.length),
    ];
  }
  const token = plain(piece);
  const parts = compound.exec(token);
  if (parts && token.length === piece.length) {
    const first = parts[1]!.length;
    return [
      { token: parts[1]!, from: 0, length: first },
      { token: parts[2]!, from: first, length: piece.length - first },
    ];
  }
  const meant = shortForms[lang].get(token);
  if (meant !== undefined) return meant.flatMap((word) => whole(word));
  return whole(token || STRANGE);
}

/** A letter that stands for a suit by what is beside it; in Dutch H is the king too, so that "H A" is left as it is. */
function suitLetter(piece: string, lang: StatementLang, { before, after }: Around): string | undefined {
  const counted = /\d\s*$/.test(before);
  if (lang === 'nl' && counted && /^ha?$/i.test(piece)) return 'harten';
  const suit = suitLetters[lang][piece];
  if (suit === undefined) return undefined;
  const [ranks] = ranksAfter.exec(after) ?? [];
  const king = lang === 'nl' && piece === 'H';
  const shown = ranks !== undefined && (!king || /[:-]/.test(ranks) || ranks.trim().length > 1);
  return counted || shown ? suit : undefined;
}

/** Steps that carry a number, "1) draw trumps 2) cash hearts", stand by themselves: each number gives way to a stop. */
function unnumbered(text: string): string {
  const number = (count: number, from: number) => {
    const mark = new RegExp(`(?:^|[\\s.,;])\\(?${count}[).:]+(?=\\s*[^\\s\\d])`, 'g');
    mark.lastIndex = from;
    return mark.exec(text);
  };
  let done = text;
  let at = 0;
  for (let count = 1; count < 20; count++) {
    const found = number(count, at);
    if (found === null || (count === 1 && text.slice(0, found.index).trim() !== '')) break;
    at = found.index + found[0].length;
    done = `${done.slice(0, found.index)}${'\n'.padStart(found[0].length)}${done.slice(at)}`;
  }
  return done;
}

const shifted = (words: Word[], by: number): Word[] => words.map((word) => ({ ...word, from: word.from + by }));

/** Small letters, no accents, no apostrophes. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ`]/gu, '')
    .toLowerCase();

/** From places in the text of the tokens to places in the text as typed. Inside a token of cards, letter by letter. */
function placeOf(tokens: readonly Token[], start: number, end: number): Place {
  const first = tokens[tokenAt(tokens, start)];
  const last = tokens[tokenAt(tokens, Math.max(start, end - 1))];
  if (first === undefined || last === undefined) return { at: 0, length: 0 };
  const at = first.at + (first.spelt ? Math.min(start - first.start, first.length - 1) : 0);
  const to = last.at + (last.spelt ? Math.min(end - last.start, last.length) : last.length);
  return { at, length: Math.max(0, to - at) };
}

/** The last token that starts at or before a place. */
function tokenAt(tokens: readonly Token[], at: number): number {
  let low = 0;
  let high = tokens.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (tokens[middle]!.start <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
