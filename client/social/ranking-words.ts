/** The badge of the best by points of the week; undefined for the others. */
export const rankingWords = (ranking: number | null): string | undefined =>
  ranking === null ? undefined : ranking <= 3 ? `#${ranking}` : "Top 100";
