import type { Site } from "#shared/content/site.ts";
import { formatNearMoment } from "#shared/format/dates.ts";
import { formatNumber, formatSpeed } from "#shared/format/figures.ts";
import { speedWords } from "#shared/rules/classes/assignments/goal-words.ts";

import type { OwnAssignment } from "../../data/classes/use-assignments.ts";
import { named } from "../../ui/data/as-is.tsx";

type Far = Pick<OwnAssignment, "goal" | "count" | "of" | "doneStamp">;

/** "4 of 10". Whole minutes only: nobody watches them. */
export const farWords = ({ count, of, doneStamp }: Far): string =>
  doneStamp === null ? `${formatNumber(Math.floor(count))} of ${formatNumber(of)}` : "Done";

export function untilWords({ untilStamp, isOver, doneStamp }: OwnAssignment): string {
  if (!isOver) return `Until ${formatNearMoment(untilStamp)}`;
  return doneStamp === null ? "It's over now. Every race you did helped." : "It's over now. You did it.";
}

/** What the goal is for this pupil, where that is more than its words say. */
export function ownWords(
  { goal, target, facts, of, doneStamp, isOver }: OwnAssignment,
  site: Site,
): string | undefined {
  if (doneStamp !== null || isOver) return undefined;
  if (goal.kind === "improvement")
    return target === null
      ? "Your first race sets your average."
      : `For you that's ${speedWords(formatSpeed(target), site)}.`;
  if (goal.kind !== "facts") return undefined;
  if (facts.length > 0) return `Still to master: ${facts.map((fact) => named(fact)).join(", ")}`;
  return of === 0
    ? "You have no weak facts now. One more race, and it's done."
    : "A few more races, and we'll find them.";
}

/** What is still to do first, then what is done, then what is over; each by its end. */
export const inTurn = (assignments: readonly OwnAssignment[]): readonly OwnAssignment[] =>
  assignments.toSorted((one, other) => turnOf(one) - turnOf(other));

const turnOf = ({ isOver, doneStamp }: OwnAssignment): number => (isOver ? 2 : doneStamp === null ? 0 : 1);
