import { useState } from "react";

import { type Direction, type Sort, type SortValue, pressColumn, sortRows } from "./sort.ts";

export type SortableColumn<Row> = {
  readonly id: string;
  /** Makes the column sortable. */
  readonly sortBy?: (row: Row) => SortValue;
  /** Names start ascending, everything else descending. */
  readonly firstDirection?: Direction;
};

/** Keeps the chosen order while rows come and go. */
export function useSort<Row>(rows: readonly Row[], columns: readonly SortableColumn<Row>[], initial?: Sort) {
  const [sort, setSort] = useState(initial);
  const by = columns.find((column) => column.id === sort?.column)?.sortBy;
  return {
    sort,
    sorted: sort === undefined || by === undefined ? rows : sortRows(rows, by, sort.direction),
    press: (column: SortableColumn<Row>): void =>
      setSort(pressColumn(sort, column.id, column.firstDirection ?? "descending")),
  };
}
