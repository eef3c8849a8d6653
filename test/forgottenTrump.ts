// The case that most tests begin from: South claims the last four tricks in 4S with six won, and West still has a trump. Taken to
// have forgotten it, he gets three.

/** Where play stopped. */
export const fourToGo = {
  hands: { N: '.32.A2.', E: '..QJ.QJ', S: 'K.A.K3.', W: '2..T9.2' },
  leader: 'S',
  won: { NS: 6, EW: 3 },
};

export const forgottenTrump = {
  law70: 'case/1',
  contract: '4S',
  declarer: 'S',
  ...fourToGo,
  claim: { by: 'S', tricks: 4, statement: 'all good' },
};
