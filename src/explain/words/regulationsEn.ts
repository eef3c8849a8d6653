// Readings that the law leaves to practice, and the authorities that settle them, in English.

import type { RegulationWords } from '../words.ts';

export const regulationsEn: RegulationWords = {
  authorities: {
    wbf: 'the World Bridge Federation',
    ebu: 'the English Bridge Union',
    acbl: 'the American Contract Bridge League',
    nbb: 'the Nederlandse Bridge Bond',
  },
  names: {
    topDown: 'the order within a suit',
    smallCards: 'small cards of a suit',
    ownLastTrump: "the claimer's last trumps",
    ruff: 'the card to ruff with',
    winWith: 'the card to win with',
    silentTrump: 'silence about a trump',
    showOuts: 'show-outs on the line',
    suitOrder: 'the order of the suits',
    afterBreakdown: 'what follows a step that cannot be taken',
    run: 'a suit that was to be run and does not break',
    afterShowOut: 'a show-out from a suit that is being run',
    listed: 'actions said one after another',
  },
  values: {
    topDown: { true: 'a suit is led from the top', false: 'a suit may be led in any order' },
    smallCards: {
      'from-the-top': 'small cards are led from the top too',
      any: 'with nothing above the jack a suit may be led in any order',
    },
    ownLastTrump: {
      'any-time': 'trumps thought to be the last may be led at any time',
      'at-the-end': 'trumps thought to be the last are led when there is nothing else to lead',
    },
    ruff: { low: 'a ruff is low', any: 'a ruff may be low or high' },
    winWith: {
      lowest: 'a trick is won with the lowest card that will do',
      any: 'a trick may be won with any card that will do',
    },
    silentTrump: {
      forgotten: 'a trump that is not mentioned is taken as forgotten',
      'unless-drawing': 'a trump that is not mentioned is taken as forgotten, unless the claimer was drawing trumps',
    },
    showOuts: { seen: 'a show-out on the line is seen', missed: 'a show-out or a ruff on the line may be missed' },
    suitOrder: {
      any: 'the suits may be played in any order',
      'not-tortuous': 'a suit once left is not taken up again while another can be led',
    },
    afterBreakdown: {
      'later-steps': 'later steps of a statement bind where an earlier one cannot be taken',
      nothing: 'nothing binds any more once a step cannot be taken',
    },
    run: {
      'to-the-end': 'a suit that was to be run is played to the last card',
      'until-it-loses': 'a suit that was to be run is played until a trick in it is lost',
    },
    afterShowOut: {
      'goes-on': 'a show-out does not stop the running of a suit',
      'may-stop': 'a show-out may stop the running of a suit',
    },
    listed: {
      'in-order': 'actions said one after another are taken in that order',
      'any-order': 'actions said one after another may be taken in any order',
    },
  },
  used: (value, authority, source) =>
    authority === undefined ? `By regulation ${value}.` : `By ${authority} (${source}) ${value}.`,
  unknown: (authority, names) => `It is not known to us what ${authority} says of ${names}; the usual reading is used.`,
};
