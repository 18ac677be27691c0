import { formatTime } from "#shared/format/dates.ts";
import { formatAccuracy, formatNumber, formatSpeed } from "#shared/format/figures.ts";
import { dayOf, startOf } from "#shared/units.ts";

import { useStatsSummary, type StatsSummary } from "../../data/stats/use-stats.ts";
import { NO_FIGURE } from "../../ui/data/figure-list.tsx";
import { Table } from "../../ui/data/table.tsx";
import { shortUnitOf } from "./words.ts";

import style from "./stats.module.css";

/** The last day and all time, in figures. @source teams-shop-seasons §2 Stats */
export function SummaryTable() {
  const { load, again } = useStatsSummary();
  const summary = load.state === "ready" ? load.value : undefined;
  return (
    <div className={style.summary}>
      <Table
        caption="Summary"
        columns={[
          { id: "span", header: "Time", rowHeader: true, cell: ({ name }) => name },
          {
            id: "races",
            header: "Races",
            align: "end",
            cell: ({ sums }) => (sums ? formatNumber(sums.races) : NO_FIGURE),
          },
          {
            id: "averageScore",
            header: "Average",
            align: "end",
            cell: ({ sums }) => (sums ? speedWords(sums.averageScore, summary?.site) : NO_FIGURE),
          },
          {
            id: "accuracy",
            header: "Accuracy",
            align: "end",
            cell: ({ sums }) => (typeof sums?.accuracy === "number" ? formatAccuracy(sums.accuracy) : NO_FIGURE),
          },
        ]}
        rows={rowsOf(summary)}
        keyOf={({ name }) => name}
        state={load.state === "trouble" ? "error" : "ready"}
        errorText={load.state === "trouble" ? load.trouble.sentence : undefined}
        onRetry={again}
      />
      <p className={style.note}>
        Counted at {summary ? formatTime(summary.madeStamp) : "––:––"}. Figures can be up to 20 minutes behind. Days
        begin at midnight UTC{midnightWords(summary?.madeStamp)}.
      </p>
    </div>
  );
}

/** Both rows stand there before their figures come, so that nothing moves. */
const rowsOf = (summary: StatsSummary | undefined) => [
  { name: "Last 24 Hours", sums: summary?.daily },
  { name: "All Time", sums: summary?.alltime },
];

const speedWords = (speed: number | null, site: StatsSummary["site"] | undefined): string =>
  speed === null || site === undefined ? NO_FIGURE : `${formatSpeed(speed)} ${shortUnitOf(site)}`;

/** When a day of the charts begins on the racer's own clock, where that is another hour. */
function midnightWords(nowStamp: StatsSummary["madeStamp"] | undefined): string {
  if (nowStamp === undefined) return "";
  const here = formatTime(startOf(dayOf(nowStamp)));
  return here === "00:00" ? "" : `, ${here} where you are`;
}
