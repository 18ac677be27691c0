import { days } from "../../../units.ts";

/**
 * Limits of what flows one way between accounts. One signal alone never has an effect; see `assess`. Givers and tables of
 * people are modelled in `tests/support/corpus/flows.ts`, not recorded.
 */
export const FLOWS = {
  /** How far back gifts, and the races that paid them, are looked at. */
  within: days(30),
  cash: {
    /** The part of what races paid that went to one racer, less what came back from there. */
    share: 0.75,
    /** Less is no flow but a present: cash, and days with a gift. */
    leastCash: 50_000,
    leastDays: 5,
    /** Races of a giver in that time, fifty a day: who gives all to a friend and has as many is rare among people. */
    leastRaces: 1_500,
    /** More givers than this, to one racer, of at least so many races each. */
    givers: 3,
    leastRacesEach: 60,
    /** The newest gifts, the newest paid races and the largest givers that are looked at. */
    gifts: 300,
    races: 2_000,
    giversLookedAt: 6,
  },
  points: {
    /** The part of the wins in which nobody else sat at the table but those who always lose. */
    share: 0.7,
    /** The latest public races in which other accounts sat that are looked at, and the fewest wins among them. */
    races: 40,
    leastWins: 15,
    /** Who always loses: met so often and never ahead, mostly unfinished or slower than this part of the winner's speed. */
    meetings: 10,
    speed: 0.8,
    mostly: 0.8,
    /** They hardly ever win anywhere: so many races, and at most this part of them won. */
    leastRaces: 30,
    won: 0.03,
    /** One of them is a child that races with a parent. */
    losers: 2,
  },
} as const;
