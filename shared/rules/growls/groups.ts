import { minutes, days, seconds } from "../../units.ts";

/** The groups that can be muted. */
export const GROWL_GROUPS = ["friends", "races", "teams", "leagues", "gifts"] as const;
/** Growls about the player's own account are never muted. */
export type GrowlGroup = (typeof GROWL_GROUPS)[number] | "account";

/** @source core §4, §9, teams-shop-seasons §4 Friend-online toasts */
export const GROWLS = {
  mostShown: 3,
  showForMs: seconds(10),
  showFriendForMs: seconds(5),
  /** A moderator's message stays until it is read. */
  showUntilClosed: 0,
  /** More waiting players than this are merged into one growl. */
  mostWaiting: 2,
  friendQuietSeconds: 900,
  /** How long a group is muted. */
  muteForMs: minutes(60),
} as const;

/** How long missed news is still worth showing. An open race is soon over, and a friend soon gone. */
export const NEWS_FOR = { passing: minutes(10), other: days(7) } as const;
