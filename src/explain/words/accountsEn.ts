// Why a play counts as normal, why another does not, and what sets normal lines apart, in English.

import type { AccountWords, Say } from '../words.ts';

export const accountsEn = ({ card, play, count, list }: Say): AccountWords => {
  const tricks = (number: number) => count(number, 'trick', 'tricks');
  const lies = (some: number, all: number) => `in ${some} of ${count(all, 'lie', 'lies')} of the unseen cards`;
  return {
    headings: {
      grounds: 'Why these plays are normal, as the cards were seen',
      lines: 'The worst normal lines',
      why: 'Why not another card',
    },
    grounds: {
      'only-card': () => 'no other card could be played',
      stated: () => 'the statement leaves nothing else',
      'played-on': () => 'he played it after the claim',
      unexamined: () => 'taken as normal, for not everything was examined',
      allowed: () => 'the director allowed it',
      sure: () => 'sure of the claim, or of all the rest, however the unseen cards lie',
      'no-guess': () => 'certain, without a guess, of all that could be taken',
      'as-good': ({ best, layouts }) =>
        best === 0
          ? 'no other play is always at least as good'
          : `nothing takes more ${lies(best, layouts)}, and no other play is always at least as good`,
    },
    plainSight: 'Squeezes and endplays are not counted: nobody is given credit for one that he did not mention.',
    refusals: {
      normal: () => 'it is normal too, and gives no fewer tricks',
      'as-examined': () => 'it is normal too, and as far as was examined gives no fewer tricks',
      'against-statement': () => 'the statement says otherwise',
      'struck-out': () => 'the director struck it out',
      sure: (refusal) => `${card(refusal.instead)} is sure of ${tricks(refusal.tricks)}, it is not`,
      'no-guess': (refusal) => `${card(refusal.instead)} is certain of ${tricks(refusal.tricks)} without a guess`,
      dominated: (refusal) =>
        `${card(refusal.instead)} takes more ${lies(refusal.better, refusal.layouts)}, and never less${refusal.game === 'plain' ? ' (squeezes and endplays not counted)' : ''}`,
      habit: (refusal) => `${card(refusal.instead)} is the card that a player would choose of that suit`,
      'last-trump': (refusal) => `${card(refusal.instead)} comes before trumps thought to be the last`,
      'double-dummy': (refusal) => `an expert sees that ${card(refusal.instead)} is never worse and sometimes better`,
      returns: (refusal) => `it takes up a suit again while ${card(refusal.instead)} can be led`,
    },
    whyNot: (asked, because) => `${play(asked)}: ${because}.`,
    isPlayed: (name, trick) => `${card(name)} is played ${trick === undefined ? 'on this line' : `in trick ${trick}`}.`,
    notPlayed: (name, trick) =>
      `${card(name)} could not have been played instead ${trick === undefined ? 'anywhere on the line' : `in trick ${trick}`}.`,
    line: (number, taken) => `${number}. ${tricks(taken)}`,
    differs: (from, trick, made, instead) =>
      `as line ${from}, but in trick ${trick} ${play(made)} instead of ${card(instead)}`,
    at: (trick, made) => `trick ${trick}, ${list(made.map(play))}`,
    because: (plays, ground) => `${plays.join('; ')}: ${ground}.`,
    cards: (names) => names.map(card).join(' '),
    decisive: 'the line above',
    noMoreLines: 'No other normal line differs in the plays of the side that claimed.',
  };
};
