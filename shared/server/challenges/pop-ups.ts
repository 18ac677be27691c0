import { CHALLENGE_REWARDS } from "../../content/challenges.ts";
import type { ChallengesPopUp } from "../../contracts/goals/pop-ups.ts";
import {
  animatedFrom,
  lastSeen,
  seenSet,
  shownDay,
  type SeenSet,
  type ShownDay,
} from "../../rules/pop-ups/challenges.ts";
import { dayOf, type Day } from "../../units.ts";
import type { Asker, PopUpCandidate, PopUpSource } from "../looks/pop-up-source.ts";
import { seenAmong } from "../looks/seen-pop-ups.ts";
import { gateOf, personOf } from "../profiles/person.ts";
import { readDay } from "./stored-day.ts";

/**
 * The challenges of yesterday and today, once for each that became complete; only the last shows them.
 *
 * @source teams-shop-seasons §4 Pop-up groups
 */
export const challengePopUps: PopUpSource<"challenges"> = {
  group: "challenges",
  async read(asker) {
    const days = await shownDays(asker);
    const seen = await seenAmong(
      asker,
      days.flatMap(({ keys }) => keys),
    );
    return days.flatMap((day) =>
      day.keys.map((key, nth) => candidateOf(day, key, nth, lastSeen(day.keys.slice(0, nth), seen))),
    );
  },
};

async function shownDays({ db, site, userID, now }: Asker): Promise<readonly ShownDay[]> {
  const rows = await db
    .selectFrom("challenge_days as c")
    .innerJoin("users as u", "u.user_id", "c.user_id")
    .select(["c.day", "c.progress", "c.complete_stamps", personOf("u").as("person")])
    .where("c.user_id", "=", userID)
    .where("c.day", "in", [dayOf(now) - 1, dayOf(now)] as Day[])
    .orderBy("c.day")
    .execute();
  const isOpen = rows.some(({ person }) => gateOf("daily_challenges", person, site, now).allowed);
  return isOpen ? rows.map((row) => shownDay(row.day, readDay(row))) : [];
}

/** @param before how the day was last seen by an earlier pop-up */
function candidateOf(day: ShownDay, key: string, nth: number, before: SeenSet): PopUpCandidate<ChallengesPopUp> {
  const goals = day.drawn.map(({ goal }) => goal);
  const { progress } = seenSet(day.done, goals, nth + 1, before);
  const isLast = nth === day.keys.length - 1;
  return { key, progress, popUp: isLast ? popUpOf(day, key, animatedFrom(goals, before)) : undefined };
}

const popUpOf = ({ day, drawn, done }: ShownDay, key: string, from: readonly number[]): ChallengesPopUp => ({
  key,
  day,
  challenges: drawn.map(({ challengeID, title, size, goal }, at) => ({
    challengeID,
    title,
    type: size,
    reward: CHALLENGE_REWARDS[size],
    progress: done.progress[at] ?? 0,
    goal,
    completeStamp: done.completeStamps[at] ?? null,
    animateFrom: from[at] ?? 0,
  })),
});
