import { days, minutes, seconds } from "../../units.ts";
import { KEPT_DAYS } from "../retention.ts";
import { TEAM_INFO } from "./team-info.ts";

/** @source rules Teams, teams §9 Teams */
export const TEAM = {
  price: TEAM_INFO.price,
  minRaces: TEAM_INFO.minRaces,
  maxMembers: TEAM_INFO.maxMembers,
  maxOfficers: 6,
  /** Between two messages of one person. */
  motdInterval: seconds(TEAM_INFO.motdUpdateInterval),
  motdLength: 500,
  tagMin: 2,
  tagLength: 6,
  nameLength: 20,
  requirementsLength: 150,
  /** Since an application or invite came. */
  lapse: days(KEPT_DAYS.teamRequest),
  /** Without an invite, since the removal. */
  barred: days(KEPT_DAYS.teamBar),
  /** How long a member is shown as new, at least. */
  isNewFor: days(1),
  /** Between two notifications of the same deed of one player. */
  toldAgain: minutes(60),
  /** Applications of one player that wait at once. */
  mostApplications: 10,
  /** Invites of one team that wait at once. */
  mostInvites: 100,
} as const;

/** @source teams §9 Teams */
export const MIN_RACES_OPTIONS: readonly number[] = [
  0,
  5,
  10,
  15,
  20,
  ...Array.from({ length: 20 }, (_each, nth) => 25 * (nth + 1)),
];
/** WPM, or right answers a minute. @source teams §9 Teams */
export const MIN_SPEED_OPTIONS: readonly number[] = Array.from({ length: 21 }, (_each, nth) => 10 * nth);
