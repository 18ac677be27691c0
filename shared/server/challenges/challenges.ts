import { CHALLENGE_REWARDS } from "../../content/challenges.ts";
import type { Challenges } from "../../contracts/goals/challenges.ts";
import type { UserID } from "../../ids.ts";
import { animatedFrom, lastSeen, shownDay } from "../../rules/pop-ups/challenges.ts";
import { dayOf, startOf, type Day } from "../../units.ts";
import { seenAmong } from "../looks/seen-pop-ups.ts";
import type { App } from "../platform/work.ts";
import { gateOf, personOf } from "../profiles/person.ts";
import { readDay } from "./stored-day.ts";

const NONE: Challenges = { isOpen: false, gamesToGo: 0, challenges: [] };

/** Today's challenges, and how far a player is. There are none on the math site. @source teams §3 Daily challenge */
export async function challengesFor(app: App, userID: UserID): Promise<Challenges> {
  const { site } = app.config;
  if (site !== "type") return NONE;
  const now = app.nowStamp();
  const day = dayOf(now);
  const row = await app.db
    .selectFrom("users as u")
    .leftJoin("challenge_days as c", (join) => join.onRef("c.user_id", "=", "u.user_id").on("c.day", "=", day))
    .select(["c.progress", "c.complete_stamps", personOf("u").as("person")])
    .where("u.user_id", "=", userID)
    .executeTakeFirst();
  if (!row) return NONE;
  const { done, drawn, keys } = shownDay(day, readDay(row));
  const seen = await seenAmong({ db: app.db, userID }, keys);
  const from = animatedFrom(
    drawn.map(({ goal }) => goal),
    lastSeen(keys, seen),
  );
  const expiration = startOf((day + 1) as Day);
  const gate = gateOf("daily_challenges", row.person, site, now);
  return {
    isOpen: gate.allowed,
    gamesToGo: gate.gamesToGo ?? 0,
    challenges: drawn.map(({ challengeID, title, field, size, goal }, at) => ({
      challengeID,
      title,
      field,
      type: size,
      reward: CHALLENGE_REWARDS[size],
      progress: done.progress[at] ?? 0,
      goal,
      expiration,
      timeRemaining: expiration - now,
      animateFrom: from[at] ?? 0,
      completeStamp: done.completeStamps[at] ?? null,
    })),
  };
}
