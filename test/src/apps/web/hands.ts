import { type Draft, emptyDraft } from '../../../../src/apps/web/case/draft.ts';
import { tapCard } from '../../../../src/apps/web/case/edit.ts';
import { caseOf } from '../../../../src/apps/web/case/toCase.ts';
import { type Card, parseCard, type Seat } from '../../../../src/cards/cards.ts';
import { parseCase } from '../../../../src/claim/case.ts';

export const card = (name: string): Card => parseCard(name)!;
export const give = (draft: Draft, seat: Seat, names: string): Draft =>
  names.split(' ').reduce((before, name) => tapCard(before, seat, card(name)), draft);

export const ending: Draft = [
  [0, 'H3 H2 DA D2'],
  [1, 'DQ DJ CQ CJ'],
  [2, 'SK HA DK D3'],
  [3, 'S2 DT D9 C2'],
].reduce((draft, [seat, names]) => give(draft, seat as Seat, names as string), {
  ...emptyDraft,
  strain: 0,
  declarer: 2,
  leader: 2,
} as Draft);

export const parseAgain = (draft: Draft) => {
  const read = parseCase(caseOf(draft));
  if (!read.ok) throw new Error(read.problem.wrong);
  return read.value;
};
