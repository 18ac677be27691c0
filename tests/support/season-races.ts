import type { CountedRace } from "#shared/rules/race/counted-race.ts";
import type { Work } from "#shared/server/platform/work.ts";
import { addSeasonExperience } from "#shared/server/seasons/add-experience.ts";

/** Adds what races paid to their seasons, as paying them does. */
export const countForSeason = (work: Work, races: readonly CountedRace[]): Promise<void> =>
  addSeasonExperience(
    work,
    races.map(({ userID, startedStamp, reward }) => ({
      userID,
      wonStamp: startedStamp,
      experience: reward.experience,
    })),
  );
