/** @source decision: contests */
export const CONTEST = {
  /** Teams of one contest, with its host. */
  teamsMin: 2,
  teamsMax: 8,
  /** Lengths that can be picked, in days. */
  lengths: [1, 3, 5, 7, 14],
  /** Racers of a team whose results count on a day. */
  bestMin: 1,
  bestMax: 10,
  /** So many days ahead a contest may begin; never on the day on which it is set up. */
  daysAhead: 14,
  /** Days after its last one: races that wait for a check may still be paid. */
  settleDays: 1,
  /** Contests of a team at once, that it takes part in and that aren't over. */
  openAtOnce: 3,
  /** Contests that a team sets up within a day, also those that it calls off. */
  setUpADay: 5,
  /** Invites of a team that wait at once. */
  invitesAtOnce: 10,
} as const;
