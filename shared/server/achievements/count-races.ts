import { newlyEarned } from "../../rules/achievements/earned.ts";
import { standingOf, tallyAfterRace } from "../../rules/achievements/tally.ts";
import type { Work } from "../platform/work.ts";
import type { CountedRace } from "../race/counted-race.ts";
import { keepTallies, talliesOf, writeEarned } from "./tallies.ts";

/**
 * Counts paid races in the tallies of their racers, and writes what they earned. Each race counts for its own site, and can
 * earn only what its site had when it started. The racers are locked.
 *
 * @source core §4, §5
 */
export async function countForAchievements(work: Work, races: readonly CountedRace[]): Promise<void> {
  const paid = races.filter(({ reward, standing }) => standing === "finished" && reward.experience > 0);
  if (paid.length === 0) return;
  const byRacer = Map.groupBy(paid, ({ userID }) => userID);
  const counted = (await talliesOf(work.trx, [...byRacer.keys()])).map(({ userID, counts, earned }) => {
    const own = byRacer.get(userID) ?? [];
    const after = own.reduce(tallyAfterRace, counts);
    const standing = standingOf(after);
    const fresh = own.flatMap(({ site, startedStamp }) => newlyEarned(standing, earned, site, startedStamp));
    return { userID, counts: after, fresh: new Set(fresh) };
  });
  await keepTallies(work, counted);
  await writeEarned(
    work,
    counted.flatMap(({ userID, fresh }) => [...fresh].map((achievement) => ({ userID, achievement }))),
  );
  for (const { userID } of counted) work.changed(userID, "achievements");
}
