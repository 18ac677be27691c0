/** Why a race of an account pays nothing. A foul has a sentence of its own. */
export const unpaidWords = (hasFinished: boolean, isBot: boolean): string =>
  isBot
    ? "Bots race for their ladder, not for cash."
    : hasFinished
      ? "Rewards start at 75% accuracy. Slow and careful beats fast."
      : "Time ran out. Every race you finish pays.";
