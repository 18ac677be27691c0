/** A point of a chart. */
export interface ChartPoint {
  /** What stands below it, such as a day. */
  readonly label: string;
  /** null: nothing is known there. */
  readonly value: number | null;
}
