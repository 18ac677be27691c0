import { sql } from "kysely";

import { inOrder, type CountedRace, type Gain } from "../../rules/race/counted-race.ts";
import type { Brought } from "../../rules/rewards/brought.ts";
import type { Work } from "../platform/work.ts";

/**
 * Keeps what paid races brought, as it stands after all of them were counted. The racers are locked.
 *
 * @param gains what the counters found; races without any brought only their reward
 */
export async function keepBrought(work: Work, races: readonly CountedRace[], gains: readonly Gain[]): Promise<void> {
  const brought = await broughtBy(work, races, gains);
  await sql`
    update race_rewards w set brought = b.brought::jsonb
    from unnest(${brought.map(([{ raceID }]) => raceID)}::uuid[], ${brought.map(([{ slot }]) => slot)}::integer[],
      ${brought.map(([, what]) => JSON.stringify(what))}::text[]) as b (race_id, slot, brought)
    where w.race_id = b.race_id and w.slot = b.slot`.execute(work.trx);
}

async function broughtBy(
  { trx }: Work,
  races: readonly CountedRace[],
  gains: readonly Gain[],
): Promise<readonly (readonly [CountedRace, Brought])[]> {
  const rows = await trx
    .selectFrom("users as u")
    .leftJoin("racing_stats as s", "s.user_id", "u.user_id")
    .select(["u.user_id", "u.experience", "s.site", "s.highest_speed", "s.races_played"])
    .where("u.user_id", "in", [...new Set(races.map(({ userID }) => userID))])
    .execute();
  const experience = new Map(rows.map((row) => [row.user_id, row.experience]));
  return inOrder(races)
    .toReversed()
    .map((race) => {
      const { userID, site, speed, reward } = race;
      const own = gains.filter(({ raceID, slot }) => raceID === race.raceID && slot === race.slot);
      const after = experience.get(userID) ?? 0;
      const before = after - own.reduce((sum, gain) => sum + (gain.experience ?? 0), reward.experience);
      experience.set(userID, before);
      const stats = rows.find((row) => row.user_id === userID && row.site === site);
      const things = own.flatMap((gain) => gain.things ?? []);
      const what: Brought = {
        experience: { before, after },
        challenges: own.flatMap(({ challenges = [] }) => challenges),
        achievements: own.flatMap(({ achievements = [] }) => achievements),
        isBest: (stats?.races_played ?? 0) > 1 && speed >= (stats?.highest_speed ?? 0),
        ...(things.length > 0 && { things }),
      };
      return [race, what] as const;
    });
}
