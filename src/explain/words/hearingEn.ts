// English: the steps of the hearing of a disputed claim.

import type { HearingWords } from '../words.ts';

export const hearingEn: HearingWords = {
  stop: 'Play stops where it is; nothing is done until the director is there.',
  suspend:
    'Play is suspended. If the side that did not claim asks for it and all four agree, it goes on, the claim is void and the result stands; otherwise the director is called.',
  'declarers-hand': 'Declarer faces his hand; the defenders may face theirs.',
  'all-hands': 'All four hands are faced.',
  'hands-if-wanted': 'The director may have the hands faced.',
  statement: 'The claimer repeats what was said, and nothing more.',
  order: 'If need be the claimer states the exact order of the remaining cards.',
  objections: 'The opponents say what they object to.',
  'objections-not-named':
    'The defenders who questioned the claim say why. Article 72 does not name this as a step of its own.',
  'not-only-objections': 'The director may also find what nobody objected to.',
  'other-laws': 'A revoke or a wrong number of cards that has come to light is settled first.',
  judge: 'The director judges: as fair as possible to both sides, doubtful points as the edition says.',
};
