import { SEASON_CALENDAR, TOTAL_REWARDS, type Season } from "#shared/content/seasons/calendar.ts";
import type { UserID } from "#shared/ids.ts";
import { seasonXPBefore } from "#shared/rules/seasons/level.ts";
import { perform } from "#shared/server/platform/work.ts";
import { addSeasonExperience } from "#shared/server/seasons/add-experience.ts";

import type { Product } from "./product.ts";
import type { Visitor } from "./visitor.ts";

const [{ seasonID, startStamp: stamp }] = SEASON_CALENDAR as readonly [Season, ...Season[]];
export const FIRST_SEASON = seasonID;

/** The experience of a season with which so many of its extra levels are reached. */
export const experienceFor = (extraLevels: number): number => seasonXPBefore(TOTAL_REWARDS + 1 + extraLevels);

/** A player who has reached no extra level yet reaches so many in the first season, whatever the day. */
export const reachExtraLevels = (
  { services: { app } }: Pick<Product, "services">,
  { userID }: Pick<Visitor, "userID">,
  levels: number,
) =>
  perform(app, (work) =>
    addSeasonExperience(work, [{ userID: userID as UserID, wonStamp: stamp, experience: experienceFor(levels) }]),
  );
