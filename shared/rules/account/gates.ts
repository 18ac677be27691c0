import type { Site } from "../../content/site.ts";

/** Features that open with time or for some people only. @source core §6, teams §5 Shop */
export type Feature =
  | "show_daily_shop_items"
  | "show_leagues"
  | "show_side_ad"
  | "show_leaderboard_ad"
  | "show_season_progress"
  | "daily_challenges"
  | "friend_races"
  | "parking_lot"
  | "allow_class_page"
  | "allow_team_communication"
  | "paid_offers"
  | "outside_links"
  | "show_leaderboards"
  | "findable"
  | "change_looks";

/** What the gates need to know about a person. */
export interface Person {
  readonly site: Site;
  /** The current level: expired gold counts as basic. */
  readonly membership: "basic" | "gold";
  readonly gamesPlayedAllSites: number;
  readonly totalFriends: number;
  /** Cars owned now, without sold ones. */
  readonly cars: number;
  /** `pending` until a teacher approves; `member` with a section. */
  readonly classStanding: "none" | "pending" | "member";
  /** Names of the features that the teacher switched off. */
  readonly disabledClassSettings: readonly string[];
}

export type GateCode =
  | "open"
  | "goldOpens"
  | "moreGames"
  | "otherSite"
  | "needsFriend"
  | "needsCars"
  | "needsClass"
  | "classSetting"
  | "noAdsWithGold"
  | "notForClasses";

export interface Gate {
  readonly allowed: boolean;
  readonly why: GateCode;
  /** With `moreGames`: how many more games are needed. */
  readonly gamesToGo?: number;
}

/** Games played across sites. @source core §6 */
export const GAMES_TO_UNLOCK: Partial<Record<Feature, number>> = {
  show_daily_shop_items: 14,
  show_leagues: 12,
  show_side_ad: 3,
  show_leaderboard_ad: 1,
  show_season_progress: 6,
  daily_challenges: 10,
};
/** Cars that fill a parking lot. @source core §6 */
export const PARKING_LOT_CARS = 2;

const ADS: ReadonlySet<Feature> = new Set(["show_side_ad", "show_leaderboard_ad"]);
/** Closed to a class whatever its teacher opens, as ads are. @source rules Privacy */
const NOT_FOR_CLASSES: ReadonlySet<Feature> = new Set(["paid_offers", "outside_links"]);

const OPEN: Gate = { allowed: true, why: "open" };
const shut = (why: GateCode): Gate => ({ allowed: false, why });

/** Locked by games, friends or cars; gold opens all of them. @source core §1 */
function lockOf(feature: Feature, person: Person): Gate {
  const lock = ownLockOf(feature, person);
  return !lock.allowed && person.membership === "gold" ? { allowed: true, why: "goldOpens" } : lock;
}

function ownLockOf(feature: Feature, person: Person): Gate {
  if (feature === "friend_races") {
    return person.totalFriends > 0 || person.classStanding === "member" ? OPEN : shut("needsFriend");
  }
  if (feature === "parking_lot") return person.cars >= PARKING_LOT_CARS ? OPEN : shut("needsCars");
  const gamesToGo = Math.max(0, (GAMES_TO_UNLOCK[feature] ?? 0) - person.gamesPlayedAllSites);
  return gamesToGo === 0 ? OPEN : { ...shut("moreGames"), gamesToGo };
}

/**
 * Whether a person may see or use a feature now, and why.
 * Class members see no ads, no offers for real money and no links to other sites; gold members see no ads.
 *
 * @source core §1, §6, teams §5 Other, §6
 */
export function allowed(feature: Feature, person: Person): Gate {
  if (person.disabledClassSettings.includes(feature)) return shut("classSetting");
  if (feature === "allow_class_page" && person.classStanding === "none") return shut("needsClass");
  if (feature === "daily_challenges" && person.site !== "type") return shut("otherSite");
  if (ADS.has(feature) && person.membership === "gold") return shut("noAdsWithGold");
  if ((ADS.has(feature) || NOT_FOR_CLASSES.has(feature)) && person.classStanding !== "none")
    return shut("notForClasses");
  return lockOf(feature, person);
}
