import type { CountedRace } from "../../rules/race/counted-race.ts";
import type { Work } from "../platform/work.ts";
import { addSeasonExperience } from "./add-experience.ts";

/**
 * Counts the experience of paid races, of both sites, for the seasons in which they started. What challenges pay is counted
 * where they are paid. The racers are locked.
 *
 * @source rules Seasons
 */
export const countForSeason = (work: Work, races: readonly CountedRace[]): Promise<void> =>
  addSeasonExperience(
    work,
    races.map(({ userID, startedStamp, reward }) => ({ userID, stamp: startedStamp, experience: reward.experience })),
  );
