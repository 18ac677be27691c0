import type { Season } from "../../content/seasons/calendar.ts";
import { newlyEarned } from "../../rules/achievements/earned.ts";
import { standingOf, tallyAfterRace, type Present } from "../../rules/achievements/tally.ts";
import { isPaid, inOrder, type CountedRace, type Gain } from "../../rules/race/counted-race.ts";
import { seasonAt } from "../../rules/seasons/calendar.ts";
import { before, seconds } from "../../units.ts";
import { pastGoldOf } from "../economy/past-gold.ts";
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
  const membershipIn = await membershipsIn(work, paid);
  const counted = (await talliesOf(work.trx, [...byRacer.keys()], work.now)).map((tally) =>
    raceByRace(tally, inOrder(byRacer.get(tally.userID) ?? []), membershipIn),
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

type Membership = Present["membership"];
/** What a racer counts as in a race; undefined: what they are now. */
type MembershipIn = (race: CountedRace) => Membership | undefined;

/**
 * For races of seasons that are over by now: gold that came after a season opens nothing of it, and who had it then loses
 * nothing, however late a race of it is paid.
 */
async function membershipsIn(work: Work, races: readonly CountedRace[]): Promise<MembershipIn> {
  const seasonOver = ({ startedStamp }: CountedRace): Season | undefined => {
    const season = seasonAt(startedStamp);
    return season && season.endStamp <= work.now ? season : undefined;
  };
  const late = races.filter(seasonOver);
  if (late.length === 0) return () => undefined;
  const userIDs = [...new Set(late.map(({ userID }) => userID))];
  const hadGold = await pastGoldOf(work, userIDs);
  return (race) => {
    const season = seasonOver(race);
    if (!season) return undefined;
    const moments = [race.startedStamp, before(season.endStamp, seconds(1))];
    return moments.some((at) => hadGold(race.userID, at)) ? "gold" : "basic";
  };
}

/** The tally after some races, and what each of them earned. */
function raceByRace(
  { userID, counts: atFirst, present, earned }: Tally,
  races: readonly CountedRace[],
  membershipIn: MembershipIn,
) {
  let counts = atFirst;
  const had = new Set(earned);
  const steps = races.map((race) => {
    counts = tallyAfterRace(counts, race);
    const then = { ...present, membership: membershipIn(race) ?? present.membership };
    const fresh = newlyEarned(standingOf(counts, then), had, race.site, race.startedStamp);
    for (const { achievementID } of fresh) had.add(achievementID);
    return { race, fresh };
  });
  return { userID, counts, steps };
}
