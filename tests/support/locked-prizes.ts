import { seasonByID } from "#shared/content/seasons/calendar.ts";
import { roadOf, type RoadReward } from "#shared/content/seasons/road.ts";
import type { SeasonPopUp } from "#shared/contracts/goals/pop-ups.ts";
import { detailsOf, isGoldOnly, prizeOf } from "#shared/rules/achievements/prize.ts";

const popUpOf = (waiting: SeasonPopUp, { achievementID, level, hidden, reward }: RoadReward): SeasonPopUp => ({
  key: `season-locked:${achievementID}`,
  season: waiting.season,
  achievementID,
  level,
  hidden,
  goldOnly: isGoldOnly(reward),
  reward: prizeOf(reward),
  details: detailsOf(reward),
  isLocked: true,
});

/**
 * What a basic member has locked who has walked the whole road of a season, as the server says it while that season runs.
 *
 * @param waiting another one of that season
 */
export function lockedBeside(waiting: SeasonPopUp | undefined): readonly SeasonPopUp[] {
  const season = waiting && seasonByID(waiting.season.seasonID);
  if (!season) throw new Error("there is no season to be locked in");
  return roadOf(season)
    .filter(({ free }) => !free)
    .map((reward) => popUpOf(waiting, reward));
}
