import type { GroupSlug } from "#shared/content/achievements/achievement.ts";

import type { Metal } from "../../ui/pictures/medal/medal.tsx";

/** The colour of each group's own medal. */
export const GROUP_METALS: Readonly<Record<GroupSlug, Metal>> = {
  speed: "red",
  accuracy: "teal",
  races: "sky",
  wins: "gold",
  nitros: "violet",
  streaks: "amber",
  words: "teal",
  friends: "red",
  teams: "sky",
  collection: "violet",
  math: "amber",
  seasons: "gold",
  leagues: "violet",
};
