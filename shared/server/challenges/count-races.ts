import { sql } from "kysely";

import { CHALLENGE_REWARDS, type Challenge } from "../../content/challenges.ts";
import type { UserID } from "../../ids.ts";
import { challengesOf } from "../../rules/challenges/draw.ts";
import { raceByRace, type ChallengeStep } from "../../rules/challenges/progress.ts";
import { inOrder, isPaid, type CountedRace, type Gain } from "../../rules/race/counted-race.ts";
import { dayOf, type Day, type Stamp } from "../../units.ts";
import { countDeeds } from "../achievements/count-deed.ts";
import { giveExperience, type Won } from "../experience/give.ts";
import type { Work } from "../platform/work.ts";
import { gateOf, personOf, type PersonRow } from "../profiles/person.ts";
import { readDay, storedDay } from "./stored-day.ts";

interface Row {
  readonly user_id: UserID;
  readonly day: Day;
  readonly person: PersonRow;
  readonly avg_speed: number | null;
  readonly progress: readonly number[] | null;
  readonly complete_stamps: readonly string[] | null;
}

/**
 * Counts paid typing races for the challenges of the days on which they started, and pays what they complete. Their
 * experience is won as these start, as that of races is. The racers are locked.
 *
 * @source teams §3 Daily challenge, rules What is given and taken: Challenges
 */
export async function countForChallenges(work: Work, races: readonly CountedRace[]): Promise<readonly Gain[]> {
  const paid = races.filter((race) => race.site === "type" && isPaid(race));
  if (paid.length === 0) return [];
  const byDay = Map.groupBy(paid, ({ userID, startedStamp }) => `${userID}:${dayOf(startedStamp)}`);
  const counted = (
    await daysOf(
      work,
      [...byDay.values()].flatMap(([race]) => race ?? []),
    )
  ).map((row) => {
    const { user_id: userID, day } = row;
    const own = inOrder(byDay.get(`${userID}:${day}`) ?? []);
    const before = readDay(row);
    const steps = raceByRace(before, challengesOf(day), own, {
      averageSpeed: row.avg_speed,
      isOpen: gateOf("daily_challenges", row.person, "type", work.now).allowed,
      now: work.now,
    });
    return { userID, day, steps, after: steps.at(-1)?.after ?? before };
  });
  await work.trx
    .insertInto("challenge_days")
    .values(counted.map(({ userID, day, after }) => ({ user_id: userID, day, ...storedDay(after) })))
    .onConflict((conflict) =>
      conflict.columns(["user_id", "day"]).doUpdateSet((eb) => ({
        progress: eb.ref("excluded.progress"),
        complete_stamps: eb.ref("excluded.complete_stamps"),
      })),
    )
    .execute();
  const paidOut = counted.flatMap(({ userID, day, steps }) =>
    steps.flatMap(({ race, completed }) =>
      completed.map((challenge) => ({ userID, day, wonStamp: race.startedStamp, challenge })),
    ),
  );
  await giveExperience(work, paidOut.map(wonFor));
  await countDeeds(
    work,
    paidOut.map(({ userID }) => ({ userID, deed: { add: { challengesCompleted: 1 } } })),
  );
  for (const { userID } of counted) work.changed(userID, "challenges");
  return counted.flatMap(({ steps }) => steps.map(gainOf));
}

/** The racers of some races, and how far they were on the days of these. */
async function daysOf({ trx }: Work, races: readonly CountedRace[]): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select r.user_id, r.day, ${personOf("u")} as person, u.avg_speed,
      c.progress, c.complete_stamps
    from unnest(${races.map(({ userID }) => userID)}::bigint[],
      ${races.map(({ startedStamp }) => dayOf(startedStamp))}::integer[]) as r (user_id, day)
    join users u on u.user_id = r.user_id
    left join challenge_days c on c.user_id = r.user_id and c.day = r.day
    order by r.user_id, r.day`.execute(trx);
  return rows;
}

/** A challenge that one player completed. */
interface Completed {
  readonly userID: UserID;
  readonly day: Day;
  /** The start of the race that completed it. */
  readonly wonStamp: Stamp;
  readonly challenge: Challenge;
}

const wonFor = ({ userID, day, wonStamp, challenge: { challengeID, size } }: Completed): Won => ({
  userID,
  wonStamp,
  experience: CHALLENGE_REWARDS[size],
  reference: `challenge:${userID}:${day}:${challengeID}`,
  reason: "challenge",
});

const gainOf = ({ race: { raceID, slot }, completed, moved }: ChallengeStep<CountedRace>): Gain => ({
  raceID,
  slot,
  challenges: moved,
  experience: completed.reduce((sum, { size }) => sum + CHALLENGE_REWARDS[size], 0),
});
