import { formatDay } from "#shared/format/dates.ts";
import { formatUpTo } from "#shared/format/figures.ts";

import { useWeeks, type Weeks as AllWeeks } from "../../data/moderation/use-cases.ts";
import { NO_FIGURE } from "../../ui/data/figure-list.tsx";
import { Table, type Column } from "../../ui/data/table.tsx";

import style from "./weeks.module.css";

type Week = AllWeeks[number];

const COLUMNS: readonly Column<Week>[] = [
  { id: "week", header: "Week from", rowHeader: true, cell: ({ week }) => formatDay(week, "UTC") },
  { id: "held", header: "Held", align: "end", cell: ({ held }) => held },
  { id: "certified", header: "Certified", align: "end", cell: ({ certified }) => certified },
  { id: "released", header: "Released", align: "end", cell: ({ released }) => released },
  { id: "refused", header: "Upheld", align: "end", cell: ({ refused }) => refused },
  { id: "open", header: "Open", align: "end", cell: ({ open }) => open },
  {
    id: "hours",
    header: "Hours to decision",
    align: "end",
    cell: ({ hoursToDecision }) => (hoursToDecision === null ? NO_FIGURE : formatUpTo(hoursToDecision, 1)),
  },
];

/** What became of holds, week by week. */
export function Weeks() {
  const { load, again } = useWeeks();
  return (
    <div className={style.weeks}>
      <Table
        caption="Holds for speed and signs, week by week"
        columns={COLUMNS}
        rows={load.state === "ready" ? load.value : []}
        keyOf={({ week }) => week}
        state={load.state === "trouble" ? "error" : load.state}
        empty="Nothing was held in the last twelve weeks."
        {...(load.state === "trouble" && load.trouble.sentence !== undefined && { errorText: load.trouble.sentence })}
        onRetry={again}
      />
      <p className={style.soft}>
        Holds count in the week they began. “Certified” were paid by a certificate of speed, “released” by a moderator;
        “upheld” means that a moderator refused them. The hours are the median from the beginning to a moderator's
        decision.
      </p>
    </div>
  );
}
