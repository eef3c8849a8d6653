// A revoke found at the claim (61 to 64). A claim by the side that revoked establishes it, and so does its play to the next
// trick: then tricks are transferred, of those won from the revoke on, the ones of the claim included. When the claim of the other
// side is disputed before that, the revoke is corrected first, and doubt goes against the side that revoked. For some revokes no
// trick is transferred (64B); what damage is left then, or in any case, is for the director (64C).

import { parseSeat, sideOf } from '../cards/cards.ts';
import { type Case, dummyOf } from '../claim/case.ts';
import type { Revoke } from '../claim/revoke.ts';
import { tricksLeft } from '../play/position.ts';
import type { Reading } from './lawBook.ts';
import type { Reason } from './reason.ts';
import type { Ladder } from './ruling.ts';

export interface RevokeOutcome {
  readonly tricks: number;
  /** Tricks that go from the claimer's side to the other one; negative the other way. */
  readonly lost: number;
  /** Whether something must still be settled before the count stands. */
  readonly open: boolean;
  readonly reasons: readonly Reason[];
}

type Because = Extract<Reason, { code: 'revoke' }>['facts']['because'];

/** `tricks`: what the claim is worth without it. */
export function withRevoke(theCase: Case, revoke: Revoke, tricks: number, ladder: Ladder, law: Reading): RevokeOutcome {
  const { claim, position } = theCase;
  const own = sideOf(parseSeat(revoke.by)!) === sideOf(claim.by);
  const remaining = tricksLeft(position);
  const [established, because] = establishment(revoke, own, law);
  const about = { by: revoke.by, suit: revoke.suit ?? null };
  const facts = { ...about, established, because, before: tricks };
  const found = law.cite('revokeAtClaim');
  if (!established) {
    const corrected = revoke.corrected === true;
    // every doubtful point of the claim goes against the side that revoked: what was claimed, as far as any play could bring it
    const claimed = Math.min(claim.tricks ?? remaining, ladder.doubleDummy);
    const favoured = law.answer('revokeDoubt') === 'against-revoker' && !own && corrected;
    const after = favoured ? Math.max(tricks, claimed) : tricks;
    const cite = [...found, ...law.cite('revokeDoubt')];
    const reason = {
      code: 'revoke',
      facts: { ...facts, transferred: null, by64: null, after, corrected },
      cite,
    } as const;
    return { tricks: after, lost: 0, open: !corrected, reasons: [reason] };
  }
  const awarded = own ? tricks : remaining - tricks;
  const { transferred, by64 } = transfer(theCase, revoke, awarded, law);
  const part = by64 === null ? undefined : partOf64B[by64];
  const article =
    part === undefined ? law.cite('revokeTricks') : law.cite('revokeNoTransfer').map((cite) => cite + part);
  const cite = [...found, ...article];
  const reason = {
    code: 'revoke',
    facts: { ...facts, transferred, by64, after: tricks, corrected: false },
    cite,
  } as const;
  const reasons: Reason[] = [reason];
  if (transferred !== null) {
    law.answer('revokeEquity');
    const unless = { to: own ? 'opponents' : 'claimer', transferred, both: by64 === 'both-sides' } as const;
    reasons.push({ code: 'revoke-equity', facts: unless, cite: law.cite('revokeEquity') });
  }
  return { tricks, lost: (own ? 1 : -1) * (transferred ?? 0), open: transferred === null, reasons };
}

function establishment({ established, laterTricks = 0 }: Revoke, own: boolean, law: Reading): [boolean, Because] {
  law.answer('revokeAtClaim');
  if (established !== undefined) return [established, 'director'];
  if (own) return [true, 'own-claim'];
  return laterTricks > 0 ? [true, 'played-on'] : [false, 'disputed'];
}

type By64 = Extract<Reason, { code: 'revoke' }>['facts']['by64'];

/** The parts of 64B, as they are numbered since 2007. */
const partOf64B: Readonly<Partial<Record<NonNullable<By64>, string>>> = {
  'none-won': '1',
  repeated: '2',
  dummy: '3',
  'penalty-card': '3',
  'faced-card': '3',
  'after-call': '4',
  'after-round': '5',
  'twelfth-trick': '6',
  'both-sides': '7',
};

/** Why no trick is transferred, whoever won what; the first that applies. */
function exempt(theCase: Case, revoke: Revoke, law: Reading): By64 {
  const { by, instead, repeated, bothSides, twelfthTrick, attention } = revoke;
  if (parseSeat(by) === dummyOf(theCase)) return noneFor('dummy', law);
  if (instead === 'penalty-card') return noneFor(instead, law);
  // since 2017 a card that lay faced exempts only when it was a penalty card
  if (instead === 'faced-card' && law.answer('revokeNoTransfer') === 'faced-card') return instead;
  if (repeated) return noneFor('repeated', law);
  if (attention !== undefined) return noneFor(attention, law);
  if (twelfthTrick) return noneFor('twelfth-trick', law);
  return bothSides ? noneFor('both-sides', law) : null;
}

/** The ground, once the edition has been asked: one that does not tell us says whose answer is used. */
function noneFor(ground: NonNullable<By64>, law: Reading): By64 {
  law.answer('revokeNoTransfer');
  return ground;
}

/** `awarded`: tricks of the claim that the side gets. Null when it cannot be told yet. */
function transfer(
  theCase: Case,
  revoke: Revoke,
  awarded: number,
  law: Reading,
): { transferred: number | null; by64: By64 } {
  const { by, wonBy, laterTricks, lateCard, transferred } = revoke;
  if (transferred !== undefined) {
    // no side can give more than it has
    const has = theCase.won && theCase.won[sideOf(parseSeat(by)!) === 0 ? 'NS' : 'EW'] + awarded;
    return { transferred: Math.min(transferred, has ?? transferred), by64: 'director' };
  }
  const none = exempt(theCase, revoke, law);
  if (none !== null) return { transferred: 0, by64: none };
  if (wonBy === undefined || laterTricks === undefined) return { transferred: null, by64: null };
  law.answer('revokeTricks');
  const after = laterTricks + awarded;
  if (wonBy === 'player') return { transferred: 1 + Math.min(1, after), by64: 'player' };
  const won = after + (wonBy === 'partner' ? 1 : 0);
  if (won === 0) return { transferred: 0, by64: noneFor('none-won', law) };
  const late = lateCard === true && law.answer('revokeTricks') === 'two-or-one-and-late-card';
  return { transferred: Math.min(won, late ? 2 : 1), by64: late ? 'late-card' : 'side' };
}
