// PBN text into games: tags with their values, and the words of the section that follows a tag, each with its line and column.
// Nothing is judged here. Comments that are never closed, lines that only look like tags, statistics between games and tags
// broken in two are survived, and said. Follows the import format of PBN 2.1, and what real files do beside it.

import { type Diagnostic, note } from './board.ts';

export interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

export interface Tag {
  readonly name: string;
  readonly value: string;
  readonly line: number;
  readonly column: number;
  /** What follows the tag up to the next one, line by line. */
  readonly section: Word[][];
}

export interface Game {
  readonly line: number;
  readonly tags: Tag[];
  readonly diagnostics: Diagnostic[];
}

const tagLine = /^\s*\[\s*([A-Za-z]\w*)\s*"((?:[^"\\\r\n]|\\.)*)"\s*\]/;
/** A quotation mark inside the value that was not escaped: the value goes up to the last one before a bracket. */
const quotedTag = /^\s*\[\s*([A-Za-z]\w*)\s*"(.*?)"\s*\](?=\s*($|[[{;]))/;
const tagStart = /^\s*\[\s*[A-Za-z]\w*\s*"/;

/** The games of a PBN text, one by one, and the `%` lines through `onEscape`. */
export function* scanPbn(text: string, onEscape: (line: string) => void = () => {}): Generator<Game> {
  const next = { open: placeFinder(text, '{'), close: placeFinder(text, '}') };
  let game: Game | undefined;
  let strays = 0;
  let comment = false;
  let emptyInComment = false;

  let number = 0;
  for (let at = 0; at < text.length; ) {
    const here = at;
    const raw = lineAt(text, at);
    at = lineEnd(text, at);
    number++;
    let line = raw;
    let column = 0;
    const skip = (count: number) => {
      column += count;
      line = line.slice(count);
    };
    if (comment && tagStart.test(line) && neverClosed(next, here)) {
      comment = false;
      if (game && emptyInComment) {
        yield game;
        game = undefined;
      }
      game ??= { line: number, tags: [], diagnostics: [] };
      game.diagnostics.push(
        note(
          number,
          1,
          'comment-open',
          'a comment is not closed before this tag',
          'a } at the end of the comment; it is taken to end here',
        ),
      );
    }
    if (comment) emptyInComment ||= raw.trim() === '';
    else {
      if (raw.startsWith('%')) {
        onEscape(raw);
        continue;
      }
      if (raw.trim() === '') {
        if (game) yield game;
        game = undefined;
        continue;
      }
    }
    const words: Word[] = [];
    while (line !== '') {
      if (comment) {
        const end = line.indexOf('}');
        if (end < 0) break;
        comment = false;
        skip(end + 1);
        continue;
      }
      const blank = /^\s+/.exec(line);
      if (blank) {
        skip(blank[0].length);
        continue;
      }
      if (line[0] === '{') {
        comment = true;
        emptyInComment = false;
        skip(1);
      } else if (line[0] === ';') break;
      else if (line[0] === '[') {
        if (words.length > 0) flush(game, words);
        const found = tagLine.exec(line) ?? quotedTag.exec(line) ?? acrossLines(text, at, line);
        if (!found) {
          game ??= { line: number, tags: [], diagnostics: [] };
          game.diagnostics.push(
            note(
              number,
              column + 1,
              'tag-form',
              'this looks like a tag but is none; the line is left out',
              '[Name "value"]',
            ),
          );
          break;
        }
        const tag = { name: found[1]!, value: unescaped(found[2]!), line: number, column: column + 1, section: [] };
        if (game && startsAnew(game, tag)) {
          yield game;
          game = undefined;
        }
        game ??= { line: number, tags: [], diagnostics: [] };
        game.tags.push(tag);
        if ('ends' in found) {
          at = found.ends as number;
          number += found.lines as number;
          line = found.rest as string;
          column = 0;
        } else skip(found[0].length);
      } else {
        const word = /^[^\s{;[]+/.exec(line)![0];
        words.push({ text: word, line: number, column: column + 1 });
        skip(word.length);
      }
    }
    if (words.length > 0 && !flush(game, words) && strays++ === 0) {
      game = { line: number, tags: [], diagnostics: [] };
      game.diagnostics.push(
        note(number, 1, 'stray-text', 'text that belongs to no game', 'a comment in { }; the text is left out'),
      );
    }
  }
  if (game) yield game;
}

/** Words go to the last tag of the game; false when there is none. */
function flush(game: Game | undefined, words: Word[]): boolean {
  const tag = game?.tags.at(-1);
  if (tag) tag.section.push(words.splice(0));
  return tag !== undefined;
}

/** A second Board tag with another value, or a second Deal, is the next game: the empty line between them is missing. */
function startsAnew(game: Game, tag: Tag): boolean {
  if (tag.name !== 'Board' && tag.name !== 'Event') return false;
  const before = game.tags.find(({ name }) => name === tag.name);
  if (!before) return false;
  const played = game.tags.some(({ name }) => name === 'Play' || name === 'Result' || name === 'Deal');
  return tag.name === 'Board' ? before.value !== tag.value : played;
}

/** The line that begins at `at`, without its end. */
const lineAt = (text: string, at: number): string => {
  const end = text.indexOf('\n', at);
  return text.slice(at, end < 0 ? text.length : end).replace(/\r$/, '');
};

/** Where the next line begins. */
const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
};

/** The next place of a letter from a place on, which only moves forward: a text is searched once, however often it is asked. */
function placeFinder(text: string, letter: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const at = text.indexOf(letter, from);
      found = at < 0 ? Number.POSITIVE_INFINITY : at;
    }
    return found;
  };
}

/** Whether a comment that is open at a tag line was never closed: no brace closes it, or another comment opens before. */
function neverClosed(next: Record<'open' | 'close', (from: number) => number>, at: number): boolean {
  const end = next.close(at);
  return end === Number.POSITIVE_INFINITY || next.open(at) < end;
}

/** A tag whose value goes on over the next lines, from `from`; at most eight, and never over an empty one. */
function acrossLines(text: string, from: number, line: string) {
  if (!tagStart.test(line)) return undefined;
  let joined = line;
  let at = from;
  for (let lines = 1; lines <= 8 && at < text.length; lines++) {
    const more = lineAt(text, at);
    if (more.trim() === '' || tagStart.test(more)) return undefined;
    at = lineEnd(text, at);
    joined += ` ${more.trim()}`;
    const found = tagLine.exec(joined);
    if (found) return { 1: found[1], 2: found[2], ends: at, lines, rest: joined.slice(found[0].length) };
  }
  return undefined;
}

const unescaped = (value: string): string => value.replace(/\\(["\\])/g, '$1');
