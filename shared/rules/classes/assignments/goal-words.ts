import { LESSON_NAMES } from "../../../content/lessons/lesson.ts";
import type { Site } from "../../../content/site.ts";
import { formatCount } from "../../../format/figures.ts";
import type { Goal } from "./goal.ts";

/** A goal in words, "10 races": to the pupil, or about pupils. */
export function goalWords(goal: Goal, site: Site, whose: "your" | "their"): string {
  switch (goal.kind) {
    case "races":
      return formatCount(goal.races, "race");
    case "minutes":
      return `${formatCount(goal.minutes, "minute")} in races`;
    case "accuracy":
      return `${formatCount(goal.races, "race")} with ${accuracyWords(goal.accuracy)}`;
    case "speed":
      return `${formatCount(goal.races, "race")} at ${speedWords(goal.speed, site)}`;
    case "improvement":
      return `${formatCount(goal.races, "race")} at least ${goal.percent}% faster than ${whose} own average`;
    case "answers":
      return `${formatCount(goal.answers, "correct answer")} in ${LESSON_NAMES[goal.lessonID]}`;
    case "lesson":
      return `${formatCount(goal.races, "race")} of ${LESSON_NAMES[goal.lessonID]} with ${accuracyWords(goal.accuracy)}`;
    case "facts":
      return `Master ${goal.facts} of ${whose} weak facts`;
  }
}

const accuracyWords = (percent: number): string => (percent === 100 ? "no mistake" : `${percent}% accuracy or better`);

/** "40 WPM or faster" */
export const speedWords = (speed: number | string, site: Site): string =>
  `${speed} ${site === "math" ? "correct answers a minute" : "WPM"} or faster`;
