// English: what was conceded or won before, agreement taken back, a concession by a defender, a revoke found at the claim.

import { percent, type Say, suitSymbols } from '../words.ts';
import type { ChapterWords } from './chapter.ts';

export const chapterEn = ({ seat, count }: Say): ChapterWords => {
  const tricks = (number: number) => count(number, 'trick', 'tricks');
  return {
    reasons: {
      'number-claimed': (facts, { claimer }) => {
        if (!facts.said) return `No number was said; the claim is taken to be for ${tricks(facts.tricks)}.`;
        return facts.tricks === 0
          ? `${seat(claimer)} claimed no trick: all the tricks left were conceded.`
          : `${seat(claimer)} claimed ${tricks(facts.tricks)}.`;
      },
      'already-won': ({ of, recorded, won }) => {
        const who = of === 'declarer' ? 'declarer' : 'the defenders';
        return `Scored were ${tricks(recorded)} for ${who}, who had already won ${won}: those count without further proof.`;
      },
      'contract-done': ({ done, needed, won, law }) => {
        const by =
          won === null
            ? `The director finds that the contract had already been ${done}, so that ${tricks(needed)} or more had been won.`
            : `The contract had already been ${done}, with ${tricks(won)} won where ${needed} were needed.`;
        return law === 'own-rule'
          ? `${by} It cannot be conceded away.`
          : `${by} This edition has no rule of its own for that: the tricks that had been won come back.`;
      },
      'not-agreed-yet': () =>
        'The side that wants it back had not called on the next board, nor had the round ended: it had not agreed, and the claim is disputed.',
      'likely-impossible': ({ finding, most }) =>
        `No legal play gives more than ${tricks(most)}: of the ${finding} that the director finds likely ${most} count.`,
      'defender-concedes': ({ conceded, safe }, { claimer }) =>
        `${seat(claimer)} gave up ${tricks(conceded)}, and partner did not object: that is a concession. ${safe === 0 ? 'Some play, however unlikely, could lose every trick: nothing comes back.' : `No play, however unlikely, could bring the side less than ${tricks(safe)}: that comes back.`}`,
      revoke: (facts, { claimer }) => {
        const what = `${seat(facts.by)} had revoked${facts.suit === null ? '' : ` in ${suitSymbols[facts.suit]}`}`;
        const why = {
          director: 'the director finds',
          'own-claim': 'a claim by that side',
          'played-on': 'play of that side to the next trick',
          disputed: "the other side's claim is disputed",
        }[facts.because];
        if (!facts.established) {
          const doubt =
            facts.after === facts.before
              ? ''
              : ` Doubt goes against the side that revoked: ${seat(claimer)}'s side gets ${tricks(facts.after)}, not ${facts.before}.`;
          return facts.corrected
            ? `${what}; it was not established (${why}) and has been corrected.${doubt}`
            : `${what}; it was not established (${why}): it is corrected first, and this count is provisional until the cards are those after that.`;
        }
        if (facts.transferred === null)
          return `${what}; it was established (${why}). Who won that trick, and what the side won after it, must be known before tricks can be transferred.`;
        const ground = {
          director: 'as the director decided',
          dummy: "none for dummy's cards",
          'none-won': 'the side won none from then on',
          repeated: 'none for another revoke in the suit by the same player',
          'penalty-card': 'none for a penalty card that was not played',
          'faced-card': 'none for a faced card that was not played',
          'after-call': 'attention was drawn to it after the other side had called on the next board',
          'after-round': 'attention was drawn to it after the round',
          'twelfth-trick': 'none for the twelfth trick',
          'both-sides': 'both sides had revoked',
          player: 'the player won the trick of the revoke',
          side: 'the player did not win the trick of the revoke',
          'late-card':
            'the player did not win that trick, but a later one with a card that could have been played to it',
          none: '',
        }[facts.by64 ?? 'none'];
        return `${what}; it was established (${why}). ${facts.transferred === 0 ? 'No trick is' : facts.transferred === 1 ? '1 trick is' : `${facts.transferred} tricks are`} transferred (${ground}).`;
      },
      'revoke-equity': ({ to, transferred, both }, { claimer }) => {
        const side = to === 'claimer' ? `${seat(claimer)}'s side` : `the opponents of ${seat(claimer)}`;
        const less = transferred === 0 ? 'Without a transfer' : `With ${tricks(transferred)} transferred`;
        return both
          ? 'With both revokes established the score is that of the probable play without any: the director assigns it.'
          : `${less}, it is for the director whether ${side} would have done better without the revoke; then that score is assigned.`;
      },
      'shown-to-declarer-only': () =>
        'This edition has no rule of its own for cards that a defender showed to declarer only: that nobody else saw them changes nothing here.',
      'law-first': ({ what, settled }) => {
        const name = what === 'revoke' ? 'A revoke' : 'A wrong number of cards';
        return settled
          ? `${name} was found at the claim and has been settled; this ruling goes on from there.`
          : `${name} was found at the claim: that comes first. This count is provisional until the director has settled it.`;
      },
    },
    doubts: {
      likely: ({ tricks: number, least, even, most }, { examined }) =>
        `Whether ${seat(examined)}'s side would likely have won ${tricks(number)} hangs on what the other side chooses: ${percent(least)} to ${percent(most)}, ${percent(even)} with all choices alike.`,
      'partner-trusts': ({ tricks: number }, { claimer }) =>
        `${seat(claimer)}'s partner is taken to trust the claim; no law says so. By partner's own view of the cards it is worth ${tricks(number)}.`,
    },
    noCountHeading: 'No count of tricks hangs on these',
    noCount: {
      'one-known-answer': 'We know one answer only, whatever the edition.',
      'hearing-only': 'It orders the hearing; the cards and the words are those of the case whatever comes first.',
      'same-side': 'Only declarer claimed then, so the defenders are the side that the claimer faces.',
      'doubt-does-it': 'With every doubtful point for the defenders the worst line counts, as where the law says so.',
      'finding-decides':
        'A trump not mentioned goes against the claimer either way; how sure the director must be is a finding.',
      'number-bounds': 'The number said bounds what the claimer gets, whether the rest is called conceded or not.',
      'late-words-have-none': 'Words said only after the objection have no weight in any edition.',
      'won-tricks-come-back': 'The tricks that made or beat the contract had been won, and those come back anyway.',
      'no-right-no-limit': 'Where nothing can be taken back a time limit changes nothing by itself.',
      'same-period': 'The two are names of one period, in which the score can be corrected.',
      'length-not-known': 'The length of the older period is not known to us, and the later editions share one.',
    },
    askersLadder: (asker) =>
      `Tricks of ${seat(asker)}'s side, which asks, by its own play against the best of the other side:`,
    transfer: ({ tricks: number, to }, claimer) =>
      `${number === 1 ? '1 trick more' : `${number} tricks more`} for ${to === 'claimer' ? `${seat(claimer)}'s side` : 'the other side'} by the revoke`,
    asConceded: 'as conceded',
    playedLine: 'The play that all four agreed to go on with',
  };
};
