/**
 * Whether the database refused a row because another one has the same value there.
 *
 * @param constraint the beginning of its name
 */
export const isUniqueBreach = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === "23505" &&
  "constraint" in error &&
  String(error.constraint).startsWith(constraint);
