import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { Fragment, type ReactNode } from "react";

import { Button } from "../controls/button.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import type { Sort } from "./sort.ts";
import { type SortableColumn, useSort } from "./use-sort.ts";

import style from "./table.module.css";

export type Column<Row> = SortableColumn<Row> & {
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: "start" | "end";
  /** Stays in view on phones while the figures scroll: what one can do with the row. */
  readonly stays?: boolean;
  /** Not on phones. */
  readonly wide?: boolean;
  /** Names the row for screen readers: the racer, the team. */
  readonly rowHeader?: boolean;
};

export interface RowGroup {
  readonly id: string;
  readonly title: ReactNode;
  readonly tone?: "teal" | "amber" | "plain";
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly initialSort?: Sort;
  /** Given where the order outlives the table: behind tabs, on the way back to a page. */
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly state?: "ready" | "loading" | "error";
  /** What stands in place of no rows. */
  readonly empty?: ReactNode;
  readonly errorText?: string;
  readonly onRetry?: () => void;
  /** Set off from the others: the viewer's own row. */
  readonly isOwn?: (row: Row) => boolean;
  /** Rows that belong together stand under a line that says what they are; the caller brings them in this order. */
  readonly groupOf?: (row: Row) => RowGroup;
  /** Scrolls inside this height under a sticky head. */
  readonly maxHeight?: string;
}

/** A frame that scrolls must be reachable with the keyboard, also when nothing in it takes focus. */
const REACHABLE = { tabIndex: 0 };

const ARROWS = { ascending: ArrowUp, descending: ArrowDown } as const;

function Head<Row>(props: {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onPress: () => void;
}) {
  const { column, sort, onPress } = props;
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Arrow = direction === undefined ? ArrowUpDown : ARROWS[direction];
  return (
    <th
      scope="col"
      className={style.head}
      data-align={column.align}
      data-stays={column.stays || undefined}
      data-names={column.rowHeader || undefined}
      data-wide={column.wide || undefined}
      aria-sort={direction}
    >
      {column.sortBy === undefined ? (
        <span className={style.title}>{column.header}</span>
      ) : (
        <button type="button" className={style.title} onClick={onPress}>
          {column.header}
          <Arrow aria-hidden className={style.arrow} data-on={direction !== undefined || undefined} />
        </button>
      )}
    </th>
  );
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, initialSort, state = "ready", empty, isOwn, groupOf, maxHeight } = props;
  const { errorText = "We couldn't load this list.", onRetry } = props;
  const { sort, sorted, press } = useSort(rows, columns, {
    initial: initialSort,
    sort: props.sort,
    onSort: props.onSort,
  });
  const whole = (content: ReactNode) => (
    <tr>
      <td className={style.whole} colSpan={columns.length}>
        {content}
      </td>
    </tr>
  );
  return (
    <section {...REACHABLE} className={style.frame} aria-label={caption} style={{ maxHeight }}>
      <table className={style.table} aria-busy={state === "loading"}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onPress={() => press(column)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {state === "loading" &&
            [0, 1, 2].map((row) => (
              <tr key={row}>
                {columns.map((column) => (
                  <td key={column.id} className={style.cell}>
                    <Skeleton width={column.align === "end" ? "3rem" : "70%"} />
                  </td>
                ))}
              </tr>
            ))}
          {state === "error" &&
            whole(
              <>
                <p>{errorText}</p>
                {onRetry !== undefined && (
                  <Button size="small" onClick={onRetry}>
                    Try again
                  </Button>
                )}
              </>,
            )}
          {state === "ready" && rows.length === 0 && whole(empty ?? "Nothing here yet.")}
          {state === "ready" &&
            sorted.map((row, nth) => (
              <Fragment key={keyOf(row)}>
                <GroupLine of={groupOf?.(row)} before={sorted[nth - 1]} groupOf={groupOf} width={columns.length} />
                <Cells row={row} columns={columns} isOwn={isOwn?.(row) ?? false} />
              </Fragment>
            ))}
        </tbody>
      </table>
    </section>
  );
}

interface GroupLineProps<Row> {
  readonly of: RowGroup | undefined;
  readonly before: Row | undefined;
  readonly groupOf: ((row: Row) => RowGroup) | undefined;
  readonly width: number;
}

/** Above the first row of a group. */
function GroupLine<Row>({ of, before, groupOf, width }: GroupLineProps<Row>) {
  if (!of || (before !== undefined && groupOf?.(before).id === of.id)) return null;
  return (
    <tr className={style.line} data-tone={of.tone}>
      <td colSpan={width}>
        <span className={style.says}>{of.title}</span>
      </td>
    </tr>
  );
}

interface CellsProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly isOwn: boolean;
}

const Cells = <Row,>({ row, columns, isOwn }: CellsProps<Row>) => (
  <tr data-own={isOwn || undefined}>
    {columns.map(({ id, rowHeader, align, stays, wide, cell }) =>
      rowHeader ? (
        <th key={id} scope="row" className={style.cell} data-align={align}>
          {cell(row)}
        </th>
      ) : (
        <td
          key={id}
          className={style.cell}
          data-align={align}
          data-stays={stays || undefined}
          data-wide={wide || undefined}
        >
          {cell(row)}
        </td>
      ),
    )}
  </tr>
);
