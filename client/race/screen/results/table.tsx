import type { SeatView } from "#shared/contracts/realtime/race-state.ts";
import { formatAccuracy, formatOrdinal, formatSeconds } from "#shared/format/figures.ts";

import { RacerName } from "./racer-name.tsx";
import type { ResultTableLine } from "./result-table-line.ts";

import style from "./table.module.css";

/** A column of one kind of race. */
export interface Measure<Line> {
  readonly heading: string;
  readonly of: (line: Line) => number;
  readonly format: (value: number) => string;
  /** Omitted on phones. */
  readonly isExtra?: boolean;
}

interface ResultTableProps<Line extends ResultTableLine> {
  readonly lines: readonly Line[];
  readonly ownSlot: number;
  readonly measures: readonly Measure<Line>[];
  /** No places are shown. */
  readonly isCasual?: boolean;
  /** The racers who are still on the road. */
  readonly racing?: readonly SeatView[];
}

/** Everybody's results. */
export function ResultTable<Line extends ResultTableLine>(props: ResultTableProps<Line>) {
  const { lines, ownSlot, measures, isCasual = false, racing = [] } = props;
  return (
    <table className={style.table}>
      <caption className={style.caption}>Results</caption>
      <thead>
        <tr>
          {!isCasual && <th scope="col">Place</th>}
          <th scope="col">Racer</th>
          {measures.map(({ heading, isExtra }) => (
            <th key={heading} scope="col" className={isExtra === true ? style.wide : undefined}>
              {heading}
            </th>
          ))}
          <th scope="col">Accuracy</th>
          <th scope="col" className={style.wide}>
            Time
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const isOwn = line.slot === ownSlot;
          return (
            <tr key={line.slot} data-own={isOwn || undefined}>
              {!isCasual && <td className={style.place}>{line.place === null ? "–" : formatOrdinal(line.place)}</td>}
              <td>
                <RacerName racer={line} isOwn={isOwn} />
              </td>
              {measures.map(({ heading, of, format, isExtra }) => (
                <td key={heading} className={isExtra === true ? style.wide : undefined}>
                  {format(of(line))}
                </td>
              ))}
              <td>{formatAccuracy(line.accuracy)}</td>
              <td className={style.wide}>{timeText(line)}</td>
            </tr>
          );
        })}
        {racing.map((seat) => (
          <tr key={seat.slot} className={style.racing}>
            {!isCasual && <td className={style.place}>…</td>}
            <td>
              <RacerName racer={seat} isOwn={false} />
            </td>
            <td colSpan={measures.length + 2}>Still racing</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function timeText({ standing, elapsedMs }: ResultTableLine): string {
  if (standing === "finished") return formatSeconds(elapsedMs, 2);
  return standing === "disqualified" ? "Ended early" : "Not finished";
}
