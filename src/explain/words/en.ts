// English: names, headings and the sentences of a ruling. The law summaries are in lawsEn.ts.
// Nobody's sex is guessed: players are named by their seat.

import type { SeatLetter, SuitLetter } from '../../cards/cards.ts';
import type { Question } from '../../laws/edition.ts';
import { guidance } from '../../laws/regulations.ts';
import { makeSay, noBreak, percent, signed, stop, type Words } from '../words.ts';
import { accountsEn } from './accountsEn.ts';
import { beliefsEn } from './beliefsEn.ts';
import { chapterEn } from './chapterEn.ts';
import { heardEn } from './heardEn.ts';
import { hearingEn } from './hearingEn.ts';
import { isClaimEditionsEn } from './isClaimEditionsEn.ts';
import { isClaimEn } from './isClaimEn.ts';
import { lawsEn } from './lawsEn.ts';
import { namesEn as names } from './namesEn.ts';
import { regulationsEn } from './regulationsEn.ts';
import { requestEn } from './requestEn.ts';
import { unseenEn } from './unseenEn.ts';

const say = makeSay(names);
const { card, play, plays, seat, count, list } = say;

const tricks = (number: number) => count(number, 'trick', 'tricks');
const layouts = (number: number) => count(number, 'layout', 'layouts');
const suitStrain = (strain: SuitLetter) => `${names.suits[strain][0]!.toUpperCase()}${names.suits[strain].slice(1)}`;
const { picture, worth } = beliefsEn(say);

export const en: Words = {
  accounts: accountsEn(say),
  names,
  laws: lawsEn,
  editions: {
    heading: 'The same case under every edition   (≠ another count than the edition before)',
    differences: 'Where they differ, and why',
    none: 'Nowhere: every edition gives the same count.',
    differ: ({ from, to, tricks: counts, playOn, transferred }) => {
      const gives = counts.map((number, i) => (playOn?.[i] ? 'no ruling, for play goes on' : tricks(number)));
      return `${from} gives ${gives[0]}; ${to} gives ${gives[1]}${transferred ? ', the revoke counted in' : ''}.`;
    },
    because: (topic) => `The cause is ${topic}.`,
    orElse: 'This alone would do it too:',
    noCause: 'No three answers of the law explain it together.',
    borrowed: (edition, answers, from) =>
      `${edition}: ${count(answers, 'answer is', 'answers are')} not known to us and taken from ${list(from)}.`,
    status: {
      'play-on': 'no ruling: play goes on',
      'other-law-first': 'provisional',
      'cards-not-given': 'provisional',
    },
    score: (score) => `${score > 0 ? '+' : score < 0 ? '−' : ''}${Math.abs(score)}`,
  },
  effect: {
    heading: 'The score before and after',
    before: ({ tricks: number, from }) => `${from === 'recorded' ? 'as scored' : 'as claimed'}, ${tricks(number)}`,
    after: 'by the ruling',
    swing: (points, imps, declarer) =>
      points === 0
        ? 'No difference.'
        : `A swing of ${count(Math.abs(points), 'point', 'points')} (${imps === 0 ? 'no IMP' : count(Math.abs(imps), 'IMP', 'IMPs')}) ${points > 0 ? 'to' : 'against'} ${seat(declarer)}'s side.`,
    others: ({ tables, top, before, after }) =>
      `Against ${count(tables, 'other table', 'other tables')}: ${before.matchpoints} before and ${after.matchpoints} after, of ${top} matchpoints; ${signed(before.imps)} and ${signed(after.imps)} IMPs${tables === 1 ? '' : ' on average'}.`,
  },
  isClaim: isClaimEn,
  isClaimEditions: isClaimEditionsEn,
  request: requestEn,
  hearing: hearingEn,
  headings: {
    ruling: 'THE RULING',
    understood: 'How the statement was understood',
    line: 'The line of play that decides',
    worstLine: 'The worst normal line, which the count does not rest on',
    doubts: 'Doubtful points',
    ladder: 'How much hangs on the judgement',
    reasons: 'Reasons',
    laws: 'The laws applied, in our words',
  },
  claim: (claim, remaining) => {
    const who = seat(claim.by);
    const rest = remaining === 1 ? 'the last trick' : `the last ${remaining} tricks`;
    const what =
      claim.tricks === undefined
        ? `${who} claims, with no number`
        : claim.tricks === 0
          ? `${who} concedes ${rest}`
          : claim.tricks === remaining
            ? `${who} claims ${rest}`
            : `${who} claims ${claim.tricks} of ${rest}`;
    const nothing = claim.tricks === undefined ? ' and no statement' : ', without a statement';
    return claim.statement ? `${what}: “${claim.statement}”` : `${what}${nothing}.`;
  },
  table: {
    edition: (edition) => `Laws of ${edition}`,
    declarer: 'declarer',
    strain: (strain) => (strain === 'NT' ? 'Notrump.' : `${suitStrain(strain)} are trumps.`),
    toLead: (leader) => `${seat(leader)} is to lead.`,
    onTable: (onTable, next) => `On the table: ${onTable.map(play).join(', ')}. ${seat(next)} is to play.`,
  },
  verdict: {
    status: {
      'play-on': 'No ruling on tricks: play goes on. The count is what best play on both sides would give.',
      'other-law-first': 'Provisional: another law comes first (see the reasons).',
      'cards-not-given': unseenEn.status,
    },
    claimerSide: (claimer) => `${seat(claimer)}'s side`,
    of: (number, remaining) => (remaining === 1 ? `${number} of 1` : `${number} of the last ${remaining}`),
    against: (over) => (over === 0 ? 'as claimed' : `${Math.abs(over)} ${over < 0 ? 'less' : 'more'} than claimed`),
    contract: (contract, declarer, number, bound) =>
      `${contract} by ${seat(declarer)}, ${bound === undefined ? '' : `at ${bound} `}${tricks(number)}`,
    bound: { least: 'or more', most: 'or less' },
    made: (over) =>
      over < 0 ? `down ${-over}` : over === 0 ? 'made' : `made with ${count(over, 'overtrick', 'overtricks')}`,
    exact: 'Exact: every lie of the unseen cards and every line that could lower the count was examined.',
    lowest: 'Exact, though not every way in which the cards can lie was examined: no count is lower than none.',
    surely: 'Exact, though not every lie of the unseen cards was examined: in none of them is the count lower.',
    notExact: 'Not exact: not every lie of the cards or line was examined; the count may be lower, or higher.',
  },
  line: {
    wonBy: 'won by',
    legend: (claimer: SeatLetter) => `* ${seat(claimer)}'s side`,
    doubtMark: '? doubtful point',
  },
  ladder: {
    anyPlay: 'any legal play',
    normal: 'normal play',
    careful: 'careful play',
    doubleDummy: 'double dummy',
    ruling: 'the ruling',
  },
  cite: (articles) =>
    articles.length === 0 ? '' : `(${articles.length === 1 ? 'Law' : 'Laws'}${noBreak}${list(articles)})`,
  cost: (number) => `Cost: ${tricks(number)}`,
  noDoubts: (exact) => (exact ? 'None that costs a trick.' : 'None was found that costs a trick.'),
  doubts: {
    order: (facts, trick) =>
      `Trick ${trick}: ${play(facts.play)} is as normal as ${list(
        facts.instead.map((other) => card(other.slice(2))),
        'or',
      )}.`,
    aware: picture('aware'),
    'assumed-lie': picture('assumed-lie'),
    'trump-forgotten': picture('trump-forgotten'),
    'as-stated': picture('as-stated'),
    'card-forgotten': picture('card-forgotten'),
    miscounted: picture('miscounted'),
    'unseen-cards': (facts) => ('most' in facts ? unseenEn.doubt(facts) : ''),
  },
  heard: heardEn,
  chapter: chapterEn(say),
  unseen: unseenEn,
  reasons: {
    ...heardEn.reasons,
    ...chapterEn(say).reasons,
    'unseen-cards': unseenEn.reason,
    statement: ({ text, trump }, { claimer, notrump }) => {
      if (text === '') return `${seat(claimer)} made no statement.`;
      const mention = {
        mentioned: 'It mentions the trumps still out.',
        'thought-gone': 'It says that no trump is out.',
        'not-mentioned': 'It mentions no trump still out.',
      }[trump];
      return `The statement was “${text}”${stop(text)}${notrump ? '' : ` ${mention}`}`;
    },
    belief: (facts, { examined }) =>
      `${worth(facts, seat(examined))}; the worst normal line gives ${tricks(facts.tricks)}.`,
    'trump-awareness': ({ finding }, { claimer }) =>
      ({
        aware: `By finding or statement, ${seat(claimer)} knew of the trump still out.`,
        unaware: `By finding or statement, ${seat(claimer)} did not know of the trump still out.`,
        open: `A trump is out and was not mentioned: ${seat(claimer)} is taken not to have known of it.`,
        'no-round-played': 'Trumps have not been played yet, so nobody can think that they are gone.',
        drawing: `A trump is out and was not mentioned, but ${seat(claimer)} was drawing trumps and is taken to know of it.`,
      })[finding],
    regulation: ({ name, value, authority, source }) => {
      const values: Readonly<Record<string, string>> = regulationsEn.values[name];
      const by = authority && regulationsEn.authorities[authority];
      return regulationsEn.used(values[String(value)]!, by, source && guidance[source].title);
    },
    'not-regulated': ({ authority, names }) =>
      regulationsEn.unknown(regulationsEn.authorities[authority], list(names.map((name) => regulationsEn.names[name]))),
    'any-play-bound': (facts) =>
      `Not every legal line was examined: the lowest rung of the ladder, ${tricks(facts.tricks)}, may be higher.`,
    'kept-surely': (facts) =>
      `However the unseen cards lie, the claimer's side keeps ${tricks(facts.tricks)} on every normal line, and against best defence there are no more.`,
    'top-down': ({ applied }, { claimer }) =>
      applied
        ? 'A suit is taken to be played from the top down.'
        : `No order within a suit is laid down: ${seat(claimer)}'s side may play equal winners in any order.`,
    'class-of-player': (facts, { claimer }) =>
      facts.counts
        ? `${seat(claimer)} is judged as ${{ novice: 'a novice', average: 'an average player', expert: 'an expert' }[facts.class]}.`
        : 'The class of player does not count in this edition.',
    'struck-out': (facts) => `The director struck out as not normal: ${plays(facts.plays)}.`,
    allowed: (facts) => `The director allowed as normal: ${plays(facts.plays)}.`,
    'partners-choice': ({ credit }, { claimer }) =>
      credit
        ? `No rule denies ${seat(claimer)} partner's help: partner is taken to play for a lie of the cards in which the claim is good.`
        : `${seat(claimer)} gets no credit for a choice by partner, who goes by nothing but partner's own cards and dummy.`,
    'knowledge-frozen': (_, { claimer }) =>
      `What was first learnt after the claim may not help ${seat(claimer)}, even if play would have shown it.`,
    'more-than-claimed': ({ claimed, awarded }, { claimer }) =>
      `${seat(claimer)} claimed ${tricks(claimed)}, but by the standard for conceded tricks ${awarded} cannot be lost: ${tricks(awarded)} in all.`,
    'nothing-above-claim': ({ claimed, normal, exact }) =>
      `Normal play would give ${tricks(normal)}${exact ? '' : ', as far as was examined'}, but only ${claimed} ${claimed === 1 ? 'was' : 'were'} claimed: ${exact ? '' : 'that does not show that more cannot be lost, and '}nothing is given above the claim.`,
    'defenders-own-rule': () =>
      'Only declarer claims in this edition; what a defender says or shows ends nothing, and play goes on.',
    'penalty-cards': ({ mayChoose, playOn, penalty }, { claimer }) => {
      const on = `played on, ${seat(claimer)}'s side would take ${tricks(playOn)} with best play on both sides`;
      if (!mayChoose) return `The cards were shown to declarer only, so none is a penalty card: ${on}.`;
      const choice = penalty === null ? 'what that is worth was too much to count' : `then ${tricks(penalty)}`;
      return `Declarer may treat the cards of ${seat(claimer)}'s partner as penalty cards: ${choice}; otherwise, ${on}.`;
    },
    'partner-objected': ({ left }, { claimer }) =>
      ({
        'no-concession-made': `Partner of ${seat(claimer)} objected, but all the tricks were claimed: nothing was conceded.`,
        claim: `Partner of ${seat(claimer)} objected at once: nothing is conceded, and the claim is judged without its number as a limit.`,
        nothing: `Partner of ${seat(claimer)} objected at once: nothing is conceded and nothing claimed.`,
      })[left],
    'exposed-cards': ({ answer }) => lawsEn.answers.exposedCards[answer],
    'play-goes-on': ({ prospect }, { claimer }) =>
      `Play goes on: no law gives a number of tricks. The count for ${seat(claimer)}'s side, ${prospect}, is what best play on both sides would give, after the better choice of declarer if there is one.`,
    'right-forfeited': ({ answer, claimed }, { claimer }) =>
      answer === 'gaining-side-adjusted'
        ? 'Acting before the director came costs no right in this edition: the claim is judged, and if a side gained by ignorance of the law only its own score is adjusted.'
        : `The director finds that the side that contests the claim has lost its right: the claim of ${tricks(claimed)} by ${seat(claimer)} stands.`,
    'claim-or-not': ({ because }) => isClaimEn.because[because],
    withdrawal: ({ of, by }) =>
      of === 'concession'
        ? `${seat(by)} wants back what was conceded.`
        : `${seat(by)} wants to take back the agreement to the claim.`,
    'standard-of-proof': ({ standard, tricks: number }, { examined }) =>
      ({
        'any-play': `Standard of proof: a trick comes back when no play, however unlikely, could lose it. That gives ${seat(examined)}'s side ${tricks(number)}.`,
        'any-normal': `Standard of proof: a trick comes back when no normal play could lose it. That gives ${seat(examined)}'s side ${tricks(number)}.`,
        likely: `Standard of proof: a trick comes back when it would likely have been won. That gives ${seat(examined)}'s side ${tricks(number)}.`,
      })[standard],
    'no-rule-to-withdraw': () => 'This edition has no rule for taking back agreement: it stands.',
    'correction-period': ({ end, minutes, set, inTime }) =>
      `The correction period of ${count(minutes, 'minute', 'minutes')} (${set === 'organiser' ? 'set by the organiser' : 'by the law'}) ended at ${end.replace('T', ' ')}: the request was ${inTime ? 'in time' : 'too late, nothing is given back'}.`,
    'hands-returned': ({ returned }) =>
      returned === null
        ? 'It was not said whether all four hands were back in the board; the request is taken to be in time.'
        : returned
          ? 'All four hands were back in the board: too late, nothing is given back.'
          : 'The hands were not yet back in the board: the request was in time.',
    'short-time': ({ passed }) =>
      passed === true
        ? 'The short time in which normal play is enough had passed.'
        : `The short time in which normal play is enough had not passed${passed === null ? ', as nothing else was said' : ''}; its length is not known to us.`,
    'time-open': ({ missing }) =>
      missing === 'times'
        ? 'The times of the request and of the official score were not given; the request is taken to be in time.'
        : 'How long the period of this edition was is not known to us, and no length was set: whether the request came in time is for the director. It is taken to be in time.',
    'likely-share': ({ shares, finding }, { examined }) => {
      const rows = shares.map(
        (row) =>
          `${tricks(row.tricks)} or more in ${percent(row.even)} (${percent(row.least)} to ${percent(row.most)})`,
      );
      const decided =
        finding === null
          ? 'The director decides what is likely; taken here: more than half'
          : `The director finds ${tricks(finding)} likely`;
      const found =
        rows.length === 0
          ? `No normal line gives ${seat(examined)}'s side a trick.`
          : `Of the normal lines ${seat(examined)}'s side wins ${list(rows)}; in brackets by the other side's best and worst choices.`;
      return `${found} ${decided}.`;
    },
    'share-not-counted': () => 'The share of the normal lines could not be counted with this effort.',
    'unknown-to-us': ({ question, from }) => {
      const topic = lawsEn.questions[question as Question] ?? question;
      const used = from === undefined ? 'the next edition that we know' : `the edition of ${from}`;
      return `What this edition says is not known to us (${topic}); the answer of ${used} is used.`;
    },
    'not-exact': (facts) =>
      `Of ${layouts(facts.layouts)} of the unseen cards ${facts.examined} ${facts.examined === 1 ? 'was' : 'were'} examined${facts.cut ? ', and the search for a worse line was cut short' : ''}.`,
  },
};
