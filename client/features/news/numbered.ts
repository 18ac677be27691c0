/** The parts of a post with keys: they never change their order, and many say the same. */
export const numbered = <T>(parts: readonly T[]): readonly (readonly [key: string, part: T])[] =>
  parts.map((part, at) => [`${at}`, part]);
