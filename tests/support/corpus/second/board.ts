/** Where a key lies: row from the top letter row, column, hand and finger (0 the little one, 3 the index). */
interface Place {
  readonly row: number;
  readonly column: number;
  readonly hand: "left" | "right";
  readonly finger: number;
}

const ROWS = ["qwertyuiop", "asdfghjkl;", "zxcvbnm,./"] as const;
const FINGERS = [0, 1, 2, 3, 3, 3, 3, 2, 1, 0] as const;

const PLACES: ReadonlyMap<string, Place> = new Map(
  ROWS.flatMap((keys, row) =>
    [...keys].map((key, column): [string, Place] => [
      key,
      { row, column, hand: column < 5 ? "left" : "right", finger: FINGERS[column] ?? 3 },
    ]),
  ),
);

export const placeOf = (character: string): Place | undefined => PLACES.get(character.toLowerCase());

/** Keys beside a key, which a finger hits instead. */
export function besides(character: string): readonly string[] {
  const at = placeOf(character);
  if (!at) return [];
  return [...PLACES]
    .filter(([, { row, column }]) => Math.abs(row - at.row) + Math.abs(column - at.column) === 1)
    .map(([key]) => key)
    .filter((key) => /[a-z]/.test(key));
}

export const isLetter = (character: string): boolean => /[a-z]/i.test(character);
export const isCapital = (character: string): boolean => /[A-Z]/.test(character);

/**
 * What the way from one key to the next costs ten fingers, as a logarithm: other hand, other finger, same finger, same
 * key; farther rows cost more.
 */
export function wayOf(before: string, character: string): number {
  const [one, other] = [placeOf(before), placeOf(character)];
  if (!one || !other) return 0;
  if (before.toLowerCase() === character.toLowerCase()) return -0.05;
  const far = 0.06 * Math.abs(one.row - other.row);
  if (one.hand !== other.hand) return -0.15 + far / 2;
  return one.finger === other.finger ? 0.3 + far : 0.02 + far;
}

/** How far a searching finger has to go, in keys. */
export function farOf(before: string, character: string): number {
  const [one, other] = [placeOf(before), placeOf(character)];
  return one && other ? Math.hypot(one.row - other.row, one.column - other.column) : 3;
}
