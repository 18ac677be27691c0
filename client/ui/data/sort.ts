export type Direction = "ascending" | "descending";
export interface Sort {
  readonly column: string;
  readonly direction: Direction;
}
export type SortValue = string | number | undefined;

const OPPOSITE = { ascending: "descending", descending: "ascending" } as const;

/** A first press sorts in the column's own direction, a repeated press turns it. @source teams-shop-seasons §2 */
export const pressColumn = (sort: Sort | undefined, column: string, first: Direction): Sort =>
  sort?.column === column ? { column, direction: OPPOSITE[sort.direction] } : { column, direction: first };

const words = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

function compare(a: SortValue, b: SortValue): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return words.compare(String(a), String(b));
}

/** Stable; rows without a value stay last in both directions. */
export function sortRows<Row>(rows: readonly Row[], valueOf: (row: Row) => SortValue, direction: Direction): Row[] {
  const turn = direction === "ascending" ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return turn * compare(a, b);
  });
}
