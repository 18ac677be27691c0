/** The list of a player's own fair-play reports. */
export const CASES = { shown: 20 } as const;
