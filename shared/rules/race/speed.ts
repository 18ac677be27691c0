export const CHARACTERS_PER_WORD = 5;

export const round2 = (n: number): number => Math.round(n * 100) / 100;

/**
 * Words per minute, to two decimals.
 *
 * @param characters correct characters
 * @param elapsedMs from green light to the last key
 * @source core §9
 */
export const wpmOf = (characters: number, elapsedMs: number): number =>
  elapsedMs <= 0 ? 0 : round2(characters / CHARACTERS_PER_WORD / (elapsedMs / 60_000));

/** Correct presses of all presses, as a percentage to two decimals; 100 only without an error, and before the first press. */
export const accuracyOf = (correct: number, errors: number): number =>
  errors === 0 ? 100 : Math.min(99.99, round2((100 * correct) / (correct + errors)));
