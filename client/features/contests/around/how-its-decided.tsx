import { LESSON_NAMES } from "#shared/content/lessons/lesson.ts";
import { formatTime } from "#shared/format/dates.ts";
import { formatNumber } from "#shared/format/figures.ts";
import { contestPoints } from "#shared/rules/contests/standings.ts";

import type { Contest } from "../../../data/contests/use-contests.ts";
import { contestPointsWords } from "../../../social/contest-words.ts";
import { Card } from "../../../ui/layout/card.tsx";

import style from "./how-its-decided.module.css";

/** What points are shown by. */
const EXAMPLES = { type: { speed: 60, unit: "WPM" }, math: { speed: 20, unit: "answers a minute" } } as const;
const ACCURACY = 95;

/** The rules of a contest in a few plain sentences, with what breaks a tie. */
export function HowItsDecided({ contest: { site, lessonID, best, startStamp } }: { readonly contest: Contest }) {
  const { speed, unit } = EXAMPLES[site];
  return (
    <Card title="How it's decided">
      <ul className={style.rules}>
        <li>
          {lessonID === null
            ? "Each day has one text, the same for everyone. You get it in your first public race of the day, and that race counts."
            : `Public races in ${LESSON_NAMES[lessonID]} count: each racer's best one of the day.`}
        </li>
        <li>
          Points are speed times accuracy: {formatNumber(speed)} {unit} at {ACCURACY}% makes{" "}
          {contestPointsWords(contestPoints(speed, ACCURACY))} points.
        </li>
        <li>
          {best === 1
            ? "Each day the best race of each team counts."
            : `Each day the races of the best ${best} racers of each team count.`}
        </li>
        <li>
          The team with the most points wins. Same points? Then the one that won more days is ahead, and after that the
          one with the best single race. Still the same? Then they share the place.
        </li>
        <li>A day is won by the team with more points on it than any other.</li>
        <li>Only racers who were in the team at the start count.</li>
        <li>A new day begins at {formatTime(startStamp)} (00:00 UTC). The result stands a day after the last one.</li>
        <li>
          Everyone can watch the races of a contest again, also without an account. Other people who were in such a race
          aren't shown, and a racer that strangers can't find is only seen by their team.
          {lessonID === null && " Until a day is over, only those who had its text can watch."}
        </li>
      </ul>
    </Card>
  );
}
