/** Why a race of an account pays nothing. A foul has a sentence of its own. */
export const unpaidWords = (hasFinished: boolean): string =>
  hasFinished
    ? "Rewards start at 75% accuracy. Slow and careful beats fast."
    : "Time ran out. Every race you finish pays.";
