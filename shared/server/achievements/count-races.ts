import { newlyEarned } from "../../rules/achievements/earned.ts";
import { standingOf, tallyAfterRace, type Present } from "../../rules/achievements/tally.ts";
import { isPaid, inOrder, type CountedRace, type Gain } from "../../rules/race/counted-race.ts";
import { seasonAt } from "../../rules/seasons/calendar.ts";
import { after, hours, type Stamp } from "../../units.ts";
import type { Work } from "../platform/work.ts";
import { keepTallies, talliesOf, writeEarned, type Tally } from "./tallies.ts";

/**
 * Counts paid races in the tallies of their racers, and writes what they earned. Each race counts for its own site, and can
 * earn only what its site had when it started. The racers are locked.
 *
 * @source core §4, §5
 */
export async function countForAchievements(work: Work, races: readonly CountedRace[]): Promise<readonly Gain[]> {
  const paid = races.filter(isPaid);
  if (paid.length === 0) return [];
  const byRacer = Map.groupBy(paid, ({ userID }) => userID);
  const counted = (await talliesOf(work.trx, [...byRacer.keys()], work.now)).map((tally) =>
    raceByRace(tally, inOrder(byRacer.get(tally.userID) ?? []), work.now),
  );
  await keepTallies(work, counted);
  await writeEarned(
    work,
    counted.flatMap(({ userID, steps }) =>
      steps.flatMap(({ fresh }) => fresh.map((achievement) => ({ userID, achievement }))),
    ),
  );
  for (const { userID } of counted) work.changed(userID, "achievements");
  return counted.flatMap(({ steps }) =>
    steps.map(({ race: { raceID, slot }, fresh }) => ({
      raceID,
      slot,
      achievements: fresh.map(({ achievementID }) => achievementID),
    })),
  );
}

/** So long after a season its last races may still be on the way to be paid. */
const LAST_RACES = hours(24);

/** Gold that came after a season opens nothing of it, however late a race of it is paid. */
function presentAt({ startedStamp }: CountedRace, present: Present, now: Stamp): Present {
  const season = seasonAt(startedStamp);
  return season && now > after(season.endStamp, LAST_RACES) ? { ...present, membership: "basic" } : present;
}

/** The tally after some races, and what each of them earned. */
function raceByRace({ userID, counts: before, present, earned }: Tally, races: readonly CountedRace[], now: Stamp) {
  let counts = before;
  const had = new Set(earned);
  const steps = races.map((race) => {
    counts = tallyAfterRace(counts, race);
    const fresh = newlyEarned(standingOf(counts, presentAt(race, present, now)), had, race.site, race.startedStamp);
    for (const { achievementID } of fresh) had.add(achievementID);
    return { race, fresh };
  });
  return { userID, counts, steps };
}
