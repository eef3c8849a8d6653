// English: the questions about a revoke that is ruled on with the claim.

export const revokeEn = {
  by: 'Who revoked?',
  suit: 'In which suit?',
  established: 'Is it established?',
  corrected: 'Has it been corrected?',
  wonBy: 'Who won that trick?',
  winners: { player: 'The player', partner: 'Partner', 'other-side': 'The other side' },
  laterTricks: 'Tricks that side won after it, up to the claim',
  lateCard: 'Did the player win a later trick with a card that could have been played?',
  dummy: 'For a revoke by dummy no trick is transferred.',
  ground: 'A reason why no trick is transferred (Law 64)?',
  noGround: 'None of these',
  grounds: {
    'penalty-card': 'A penalty card should have been played',
    'faced-card': 'Another faced card should have been played',
    repeated: 'The player had revoked in the suit before',
    'after-call': 'Attention was drawn to it after a call by the other side on the next board',
    'after-round': 'Attention was drawn to it after the round',
    'twelfth-trick': 'It was in the twelfth trick',
    'both-sides': 'The other side had revoked too',
  },
  transferred: 'Tricks transferred, if the director has decided that',
  byLaw: 'By the law',
  open: 'Not found',
};
