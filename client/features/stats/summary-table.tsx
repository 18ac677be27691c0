import { formatTime } from "#shared/format/dates.ts";
import { formatAccuracy, formatNumber, formatSpeed } from "#shared/format/figures.ts";

import { useStatsSummary, type StatsSummary } from "../../data/stats/use-stats.ts";
import { NO_FIGURE } from "../../ui/data/figure-list.tsx";
import { Table } from "../../ui/data/table.tsx";
import { unitOf } from "./words.ts";

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
          { id: "races", header: "Races", align: "end", cell: ({ sums }) => formatNumber(sums.races) },
          {
            id: "averageScore",
            header: "Average speed",
            align: "end",
            cell: ({ sums, site }) => speedWords(sums.averageScore, site),
          },
          {
            id: "accuracy",
            header: "Accuracy",
            align: "end",
            cell: ({ sums }) => (sums.accuracy === null ? NO_FIGURE : formatAccuracy(sums.accuracy)),
          },
        ]}
        rows={summary ? rowsOf(summary) : []}
        keyOf={({ name }) => name}
        state={load.state === "trouble" ? "error" : load.state}
        errorText={load.state === "trouble" ? load.trouble.sentence : undefined}
        onRetry={again}
      />
      <p className={style.note}>
        {summary ? `Counted at ${formatTime(summary.madeStamp)}. ` : ""}Figures can be up to 20 minutes behind.
      </p>
    </div>
  );
}

const rowsOf = ({ site, daily, alltime }: StatsSummary) => [
  { name: "Last 24 Hours", sums: daily, site },
  { name: "All Time", sums: alltime, site },
];

const speedWords = (speed: number | null, site: StatsSummary["site"]): string =>
  speed === null ? NO_FIGURE : `${formatSpeed(speed)} ${unitOf(site)}`;
