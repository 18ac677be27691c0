/**
 * Why somebody doesn't get into a class: `mistyped` several wrong codes from where the class logs in; `old-code` the class's code of
 * before; `old-card` a pupil's card of before; `removed` a pupil's card who was taken out; `full` no room in the class.
 */
export const HANGS = ["mistyped", "old-code", "old-card", "removed", "full"] as const;
export type HangKind = (typeof HANGS)[number];

/** The numbers of hangs. */
export const HANG = {
  /** A slip is nobody's trouble. */
  leastMistyped: 3,
  /** More isn't counted. */
  mostCounted: 20,
} as const;

/** Whether a teacher is told. */
export const isHang = (kind: HangKind, count: number): boolean => kind !== "mistyped" || count >= HANG.leastMistyped;
