import { useState } from "react";

import { type Direction, type Sort, type SortValue, pressColumn, sortRows } from "./sort.ts";

export interface SortableColumn<Row> {
  readonly id: string;
  /** Makes the column sortable. */
  readonly sortBy?: (row: Row) => SortValue;
  /** Names start ascending, everything else descending. */
  readonly firstDirection?: Direction;
}

interface KeptSort {
  readonly initial?: Sort;
  /** Kept by the caller, so that it outlives the table. */
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
}

/** Keeps the chosen order while rows come and go. */
export function useSort<Row>(rows: readonly Row[], columns: readonly SortableColumn<Row>[], kept: KeptSort) {
  const [ownSort, setOwnSort] = useState(kept.initial);
  const sort = kept.sort ?? ownSort;
  const by = columns.find((column) => column.id === sort?.column)?.sortBy;
  return {
    sort,
    sorted: sort === undefined || by === undefined ? rows : sortRows(rows, by, sort.direction),
    press: (column: SortableColumn<Row>): void => {
      const next = pressColumn(sort, column.id, column.firstDirection ?? "descending");
      setOwnSort(next);
      kept.onSort?.(next);
    },
  };
}
