const STEPS = 3;
const MOST = 10;

/** The lines of a podium that a pupil sees: the first ten for who is among them, for anybody else the first three and their own. */
export function shownLines<Line extends { readonly isYou: boolean }>(lines: readonly Line[]): readonly Line[] {
  const own = lines.find(({ isYou }) => isYou);
  if (own && lines.indexOf(own) < MOST) return lines.slice(0, MOST);
  const first = lines.slice(0, STEPS);
  return own ? [...first, own] : first;
}
