/**
 * What a player has, by what changes together. A fact that is told says only that it is another one now: whoever shows
 * some of it asks again.
 */
export const FACTS = [
  "account",
  "wallet",
  "progress",
  "friends",
  "gifts",
  "garage",
  "rewards",
  "achievements",
  "notices",
  "team",
  "teammates",
  "class",
  "assignments",
  "contest",
  "challenges",
  "season",
  "event",
  "league",
  "shop",
  "news",
  "popUps",
] as const;
export type Fact = (typeof FACTS)[number];
