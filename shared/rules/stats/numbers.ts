/** Statistics: how much of them is shown, and how old it may be. */
export const STATS = {
  /** Races of a page of the log. @source teams-shop-seasons §9 Stats and ads */
  logPage: 30,
  /** Races of one answer at most: who saves a long log asks fewer times. */
  logMost: 500,
  /** Days that are charted one by one; before them the weeks are. */
  days: 366,
} as const;
