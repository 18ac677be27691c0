import { formatDay, formatMonth } from "#shared/format/dates.ts";
import { formatCount } from "#shared/format/figures.ts";
import { mondayOf, WEEK_DAYS } from "#shared/rules/stats/weeks.ts";
import { dayOf, startOf, type Day } from "#shared/units.ts";

import type { StatsGraphs } from "../../data/stats/use-stats.ts";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";

import style from "./calendar.module.css";

const WEEKS = 53;
/** A frame that scrolls must be reachable with the keyboard. */
const REACHABLE = { tabIndex: 0 };
/** Races of a day from which its square is darker. */
const STEPS = [1, 5, 15, 30] as const;

/** A year of days, each as dark as there were races. */
export function StreakCalendar({ days, madeStamp }: Pick<StatsGraphs, "days" | "madeStamp">) {
  const today = dayOf(madeStamp);
  const first = (mondayOf(today) - (WEEKS - 1) * WEEK_DAYS) as Day;
  const races = new Map<Day, number>(days.map(({ day, races: count }) => [day, count]));
  const raced = days.filter(({ day }) => day >= first);
  const all = raced.reduce((sum, { races: count }) => sum + count, 0);
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar" className={style.title}>
        A year of racing
      </h2>
      <p>
        {formatCount(all, "race")} on {formatCount(raced.length, "day")}.
      </p>
      <VisuallyHidden>{monthsIn(raced)}</VisuallyHidden>
      <section {...REACHABLE} className={style.frame} aria-label="The days of the year">
        <div className={style.weeks} aria-hidden>
          {Array.from({ length: WEEKS }, (_none, week) => (
            <div key={week} className={style.week}>
              {Array.from({ length: WEEK_DAYS }, (_nothing, weekday) => {
                const day = (first + week * WEEK_DAYS + weekday) as Day;
                const count = races.get(day) ?? 0;
                return day > today ? (
                  <span key={day} />
                ) : (
                  <span
                    key={day}
                    className={style.day}
                    data-step={STEPS.filter((least) => count >= least).length}
                    title={`${formatDay(startOf(day), "UTC")}: ${formatCount(count, "race")}`}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </section>
      <p className={style.legend} aria-hidden>
        Fewer
        {[0, ...STEPS].map((least, step) => (
          <span key={least} className={style.day} data-step={step} />
        ))}
        more
      </p>
    </section>
  );
}

/** "12 days of October 2026, 3 days of November 2026" */
function monthsIn(days: StatsGraphs["days"]): string {
  const months = Map.groupBy(days, ({ day }) => formatMonth(startOf(day), "UTC"));
  return (
    [...months].map(([month, raced]) => `${formatCount(raced.length, "day")} of ${month}`).join(", ") || "none yet"
  );
}
