import { sql } from "kysely";

import { sessionRaces } from "../../rules/rewards/session.ts";
import { nitroUsed } from "../economy/nitros.ts";
import type { Work } from "../platform/work.ts";
import { averageColumn, averageNow } from "./average.ts";
import { goalColumns } from "./goal-columns.ts";
import type { RaceOutcome } from "./outcome.ts";
import type { SettledRacer } from "./racers.ts";

/**
 * Counts a race as soon as it is settled: the next race's table depends on it, guests need it too, and a used nitro is
 * gone at once. Counts for the racer (finished races, the average of the last ten on this site, the qualifying race,
 * the nitro used) and in the site's statistics. Paid races are counted in `counted.ts`, and for the best speed.
 *
 * @source core §3 racingStats
 */
export async function countRace(work: Work, outcome: RaceOutcome, racers: readonly SettledRacer[]): Promise<void> {
  if (racers.length === 0) return;
  await countForRacers(work, outcome, racers);
  await countForSite(work, outcome, racers);
  for (const { userID, isGuest, result } of racers) {
    if (isGuest) continue;
    work.changed(userID, "progress");
    if (result.skipped > 0) work.changed(userID, "wallet");
  }
}

async function countForRacers(
  { trx, now }: Work,
  outcome: RaceOutcome,
  racers: readonly SettledRacer[],
): Promise<void> {
  const finished = racers.filter(({ result }) => result.standing === "finished").map(({ userID }) => userID);
  const usedNitro = racers.filter(({ result }) => result.skipped > 0).map(({ userID }) => userID);
  await sql`
    update users set
      last_seen_stamp = ${now},
      races_played = races_played + (user_id = any(${finished}))::int,
      ${nitroUsed(usedNitro)},
      ${averageColumn(outcome.site)} = ${averageNow(outcome.site)}
    where user_id = any(${racers.map(({ userID }) => userID)})`.execute(trx);
  await keepQualifying({ trx, now }, outcome, racers);
}

async function keepQualifying(
  { trx, now }: Pick<Work, "trx" | "now">,
  { site }: RaceOutcome,
  racers: readonly SettledRacer[],
): Promise<void> {
  const fresh = racers.filter(({ hasQualified, result }) => !hasQualified && result.standing === "finished");
  if (site !== "type" || fresh.length === 0) return;
  await sql`
    update users u set qualifying_speed = q.speed, qualifying_accuracy = q.accuracy, qualifying_stamp = ${now}
    from unnest(${fresh.map(({ userID }) => userID)}::bigint[], ${fresh.map(({ result }) => result.wpm)}::float8[],
      ${fresh.map(({ result }) => result.accuracy)}::float8[]) as q (user_id, speed, accuracy)
    where u.user_id = q.user_id`.execute(trx);
}

async function countForSite({ trx, now }: Work, outcome: RaceOutcome, racers: readonly SettledRacer[]): Promise<void> {
  const { site } = outcome;
  const ids = racers.map(({ userID }) => userID);
  const rows = await trx
    .selectFrom("racing_stats")
    .selectAll()
    .where("site", "=", site)
    .where("user_id", "in", ids)
    .execute();
  const before = new Map(rows.map((row) => [row.user_id, row]));
  const counted = racers.map((racer) => {
    const { userID, result } = racer;
    const was = before.get(userID);
    const isFinished = result.standing === "finished";
    const isOut = result.standing === "disqualified";
    const session = isFinished
      ? sessionRaces(was?.session_races ?? 0, was?.last_race_stamp, now)
      : (was?.session_races ?? 0);
    // An account's best moves when the race is paid: no other one is weighed.
    const isBest = isFinished && (racer.isGuest || racer.isBot);
    return {
      user_id: userID,
      site,
      races_played: (was?.races_played ?? 0) + Number(isFinished),
      session_races: session,
      longest_session: Math.max(was?.longest_session ?? 0, session),
      last_race_stamp: now,
      placed1: (was?.placed1 ?? 0) + Number(result.place === 1),
      placed2: (was?.placed2 ?? 0) + Number(result.place === 2),
      placed3: (was?.placed3 ?? 0) + Number(result.place === 3),
      highest_speed: Math.max(was?.highest_speed ?? 0, isBest ? result.wpm : 0),
      done: (was?.done ?? 0) + result.typed,
      errors: (was?.errors ?? 0) + result.errors,
      elapsed_ms: (was?.elapsed_ms ?? 0) + result.elapsedMs,
      disqualified: (was?.disqualified ?? 0) + Number(isOut),
      last_disqualified_stamp: isOut ? now : (was?.last_disqualified_stamp ?? null),
      ...goalColumns(outcome, racer, was),
    };
  });
  const columns = Object.keys(counted[0] ?? {}).filter((name) => name !== "user_id" && name !== "site");
  await trx
    .insertInto("racing_stats")
    .values(counted)
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "site"])
        .doUpdateSet(Object.fromEntries(columns.map((name) => [name, sql.ref(`excluded.${name}`)]))),
    )
    .execute();
}
