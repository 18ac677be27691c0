import { formatLongDay } from "#shared/format/dates.ts";
import { formatCount, formatSpeed } from "#shared/format/figures.ts";
import { dayOf, startOf } from "#shared/units.ts";

import type { StatsGraphs } from "../../data/stats/use-stats.ts";
import { FigureList, NO_FIGURE } from "../../ui/data/figure-list.tsx";
import { unitOf } from "./words.ts";

import style from "./stats.module.css";

const SINCE = { Today: 1, "7 days": 7, "30 days": 30 } as const;

/** Personal bests and days in a row. */
export function Bests({ graphs, isOwn }: { readonly graphs: StatsGraphs; readonly isOwn: boolean }) {
  const { best, days, streaks, site } = graphs;
  const today = dayOf(graphs.madeStamp);
  const speedWords = (speed: number | null): string => (speed === null ? NO_FIGURE : formatSpeed(speed));
  const bestSince = (back: number): number | null => {
    const speeds = days.flatMap(({ day, best: speed }) => (day > today - back && speed !== null ? [speed] : []));
    return speeds.length === 0 ? null : Math.max(...speeds);
  };
  return (
    <>
      <FigureList
        look="large"
        figures={[
          { name: "Best ever", value: speedWords(best.speed), unit: unitOf(site) },
          ...Object.entries(SINCE).map(([name, back]) => ({
            name: `Best, ${name.toLowerCase()}`,
            value: speedWords(bestSince(back)),
            unit: unitOf(site),
          })),
          { name: "Days in a row", value: formatCount(streaks.now, "day") },
          { name: "Longest row", value: formatCount(streaks.longest, "day") },
        ]}
      />
      {best.day !== null && (
        <p className={style.note}>
          {isOwn ? "Your" : "The"} fastest race was on {formatLongDay(startOf(best.day), "UTC")}.
        </p>
      )}
    </>
  );
}
