/** So many above and below one's own place come first. */
const NEAR = 3;

/** The places around one's own, as many as `NEAR` on both sides leave at the ends; all of them without a place of one's own. */
export function aroundOwn<T extends { readonly isOwn: boolean }>(entries: readonly T[]): readonly T[] {
  const at = entries.findIndex(({ isOwn }) => isOwn);
  const shown = 2 * NEAR + 1;
  if (at === -1 || entries.length <= shown) return entries;
  const from = Math.min(Math.max(0, at - NEAR), entries.length - shown);
  return entries.slice(from, from + shown);
}
