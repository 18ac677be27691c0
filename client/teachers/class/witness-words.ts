import { LESSON_NAMES } from "#shared/content/lessons/lesson.ts";
import type { WitnessWish } from "#shared/contracts/classes/witness-wish.ts";
import { formatCount, formatUpTo } from "#shared/format/figures.ts";

import { named } from "../../ui/data/as-is.tsx";

/** "128 WPM", "52 correct answers a minute in Addition 1". */
export const seenSpeed = ({ speed, lessonID }: Pick<WitnessWish, "speed" | "lessonID">): string =>
  lessonID === null
    ? `${formatUpTo(speed, 0)} WPM`
    : `${formatUpTo(speed, 0)} correct answers a minute in ${LESSON_NAMES[lessonID]}`;

/** What waits, in a sentence. */
export const wishWords = (wish: WitnessWish): string =>
  `${named(wish.alias)} raced at up to ${seenSpeed(wish)}. ${formatCount(wish.races, "race")} ${wish.races === 1 ? "waits" : "wait"} to be paid.${wish.hasSigns ? " Our checks found something unusual." : ""}`;
