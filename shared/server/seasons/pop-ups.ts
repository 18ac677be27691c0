import { SEASON_IDS, spanOf } from "../../content/achievements/timed-ids.ts";
import { seasonByID, type Season } from "../../content/seasons/calendar.ts";
import { roadOf, type RoadReward } from "../../content/seasons/road.ts";
import type { SeasonPopUp } from "../../contracts/goals/pop-ups.ts";
import { detailsOf, isGoldOnly, prizeOf } from "../../rules/achievements/prize.ts";
import { prizeNewsSince } from "../../rules/pop-ups/prizes.ts";
import { seasonAt } from "../../rules/seasons/calendar.ts";
import { roadState } from "../../rules/seasons/road.ts";
import type { Asker, PopUpSource } from "../looks/pop-up-source.ts";
import { headOf } from "./own-season.ts";
import { unclaimedIn } from "./unclaimed-in.ts";
import { trackedOf, walkerOf } from "./walker.ts";

interface Found {
  readonly season: Season;
  readonly reward: RoadReward;
  readonly isLocked: boolean;
}

/**
 * What a season's road brought and waits to be claimed, of whatever season; then what a basic member reached of the one that
 * runs and only gold unlocks.
 *
 * @source teams-shop-seasons §4 Seasons
 */
export const seasonPopUps: PopUpSource<"season"> = {
  group: "season",
  async read(asker) {
    const [waiting, locked] = await Promise.all([waitingFor(asker), lockedFor(asker)]);
    return [...waiting, ...locked].map((found) => {
      const popUp = popUpOf(found);
      return { key: popUp.key, popUp };
    });
  },
};

async function waitingFor({ db, userID, now }: Asker): Promise<readonly Found[]> {
  const ids = new Set(await unclaimedIn(db, userID, { ...SEASON_IDS, since: prizeNewsSince(now) }));
  const seasons = new Set(
    [...ids].map((id) => spanOf(id)).flatMap((span) => (span && "seasonID" in span ? [span.seasonID] : [])),
  );
  return [...seasons].flatMap((seasonID) => {
    const season = seasonByID(seasonID);
    if (!season) return [];
    return roadOf(season)
      .filter(({ achievementID }) => ids.has(achievementID))
      .map((reward) => ({ season, reward, isLocked: false }));
  });
}

/** Nobody of a class is told what gold would bring. @source rules Privacy */
async function lockedFor({ db, userID, now, class: own = null }: Asker): Promise<readonly Found[]> {
  if (own !== null) return [];
  const season = seasonAt(now);
  const tracked = season && (await trackedOf(db, userID, now));
  if (!tracked || tracked.isGold || tracked.isBot) return [];
  const walker = await walkerOf(db, userID, tracked, season.seasonID);
  return roadOf(season)
    .filter((reward) => roadState(reward, walker, now) === "locked")
    .map((reward) => ({ season, reward, isLocked: true }));
}

const popUpOf = ({ season, reward: { achievementID, reward, level, hidden }, isLocked }: Found): SeasonPopUp => ({
  key: `${isLocked ? "season-locked" : "season"}:${achievementID}`,
  season: headOf(season),
  achievementID,
  level,
  hidden,
  goldOnly: isGoldOnly(reward),
  reward: prizeOf(reward),
  details: detailsOf(reward),
  isLocked,
});
