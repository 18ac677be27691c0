import { useMemo } from "react";

import { LESSON_NAMES } from "#shared/content/lessons/lesson.ts";
import { formatCount } from "#shared/format/figures.ts";

import type { StatsGraphs } from "../../data/stats/use-stats.ts";
import { Chart, type ChartPoint } from "../../ui/data/chart/chart.tsx";
import { measureWords } from "./words.ts";

import style from "./stats.module.css";

const HOURS = 24;
const DIFFICULTY_LABELS = { easy: "Easy", medium: "Medium", hard: "Hard" } as const;

/** Speed by the hour of the day, by how hard the text is, and by lesson. */
export function Slices({ graphs }: { readonly graphs: StatsGraphs }) {
  const { site, hours, difficulties, lessons, madeStamp } = graphs;
  const said = useMemo(() => measureWords("speed", site), [site]);
  const byHour = useMemo(() => hourPoints(hours ?? [], madeStamp), [hours, madeStamp]);
  const byDifficulty = useMemo(
    () => difficulties.map(({ difficulty, speed }) => ({ label: DIFFICULTY_LABELS[difficulty], value: speed })),
    [difficulties],
  );
  const byLesson = useMemo(
    () => lessons.map(({ lessonID, speed }) => ({ label: LESSON_NAMES[lessonID], value: speed })),
    [lessons],
  );
  const kinds = site === "math" ? lessons : difficulties;
  const counted = kinds.reduce((sum, { races }) => sum + races, 0);
  if (counted === 0) return null;
  return (
    <div className={style.slices}>
      <p className={style.counted}>
        Counted with each race since these charts began: {formatCount(counted, "race")} so far.
      </p>
      {byHour.some(({ value }) => value !== null) && (
        <Chart title="Speed by hour of the day" kind="bars" points={byHour} labelTitle="Hour" {...said} />
      )}
      {byDifficulty.length > 0 && (
        <Chart title="Speed by difficulty of the text" kind="bars" points={byDifficulty} labelTitle="Texts" {...said} />
      )}
      {byLesson.length > 0 && (
        <Chart title="Speed by lesson" kind="bars" points={byLesson} labelTitle="Lesson" {...said} />
      )}
    </div>
  );
}

/** The hours of the racer's own day, to the nearest whole one. */
function hourPoints(hours: NonNullable<StatsGraphs["hours"]>, nowStamp: number): readonly ChartPoint[] {
  const shift = Math.round(-new Date(nowStamp * 1_000).getTimezoneOffset() / 60);
  const known = new Map(hours.map(({ hour, speed }) => [(hour + shift + HOURS) % HOURS, speed]));
  return Array.from({ length: HOURS }, (_none, hour) => ({
    label: `${String(hour).padStart(2, "0")}:00`,
    value: known.get(hour) ?? null,
  }));
}
