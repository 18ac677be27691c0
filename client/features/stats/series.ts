import { formatDay } from "#shared/format/dates.ts";
import { WEEK_DAYS } from "#shared/rules/stats/weeks.ts";
import { startOf, type Day } from "#shared/units.ts";

import type { StatsGraphs } from "../../data/stats/use-stats.ts";
import type { ChartPoint } from "../../ui/data/chart/chart.tsx";
import type { Measure, Span } from "./words.ts";

/** "3 Mar": short enough to stand below a chart. */
const shortDay = (day: Day): string => formatDay(startOf(day), "UTC").replace(/([a-z]{2})[a-z]+$/, "$1");

/**
 * The points of a chart up to today. Days and weeks without a race are points, too: of races they have none, of anything
 * else nothing is known.
 */
export function seriesOf(
  { days, weeks }: StatsGraphs,
  measure: Measure,
  span: Span,
  today: Day,
): readonly ChartPoint[] {
  if (span === "all") {
    const [first] = weeks;
    if (!first) return [];
    const known = new Map<Day, StatsGraphs["weeks"][number]>(weeks.map((week) => [week.day, week]));
    return daysFrom(first.day, today, WEEK_DAYS).map((day) => ({
      label: `${shortDay(day)} ${new Date(startOf(day) * 1_000).getUTCFullYear()}`,
      value: valueOf(known.get(day), measure) ?? noneOf(measure),
    }));
  }
  const known = new Map<Day, StatsGraphs["days"][number]>(days.map((each) => [each.day, each]));
  const first = Math.max(today - Number(span) + 1, days[0]?.day ?? today) as Day;
  return daysFrom(first, today, 1).map((day) => ({
    label: shortDay(day),
    value: valueOf(known.get(day), measure) ?? noneOf(measure),
  }));
}

type Figures = Partial<Record<Measure, number | null>>;

const valueOf = (figures: Figures | undefined, measure: Measure): number | null => figures?.[measure] ?? null;
const noneOf = (measure: Measure): number | null => (measure === "races" ? 0 : null);

const daysFrom = (first: Day, last: Day, step: number): readonly Day[] =>
  Array.from(
    { length: Math.max(0, Math.floor((last - first) / step) + 1) },
    (_none, nth) => (first + nth * step) as Day,
  );
