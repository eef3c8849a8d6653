// What a score is worth against others: IMPs (the scale of Law 78B) and matchpoints (Law 78A).

/** The least difference in points for 1, 2, 3 ... IMPs. */
const steps = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000,
  3500, 4000,
];

export const imps = (points: number): number =>
  Math.sign(points) * steps.filter((least) => Math.abs(points) >= least).length;

/** Two for each score that is beaten, one for each that is equalled; `top` is the most there is. Scores of one side. */
export const matchpoints = (score: number, others: readonly number[]): { points: number; top: number } => ({
  points: others.reduce((sum, other) => sum + (score > other ? 2 : score === other ? 1 : 0), 0),
  top: 2 * others.length,
});
