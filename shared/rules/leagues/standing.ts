/**
 * Where somebody stands once a group of theirs is closed. What was given meanwhile for an earlier week is not taken back by
 * this one; where a rise of before was taken back, the week counts from where they stand now.
 *
 * @param standing before
 * @param groupTier of the group that is closed
 * @param newTier where that group brings its racer
 */
export function standingAfter(standing: number, groupTier: number, newTier: number): number {
  if (standing > groupTier) return Math.max(standing, newTier);
  if (standing < groupTier) return Math.max(1, Math.min(newTier, standing + newTier - groupTier));
  return newTier;
}
