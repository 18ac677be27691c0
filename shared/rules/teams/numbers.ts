import { days, minutes, seconds } from "../../units.ts";
import { KEPT_DAYS } from "../retention.ts";

/** @source rules Teams, teams §9 Teams */
export const TEAM = {
  /** In cash. */
  price: 50_000,
  /** Races before founding one. */
  minRaces: 50,
  maxMembers: 50,
  maxOfficers: 6,
  /** Between two messages of one person. */
  motdInterval: seconds(3_600),
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

/** In days; 0 means never. @source rules Teams */
export const AUTO_REMOVE_OPTIONS = [0, 7, 14, 30, 60, 90] as const;

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

/** What a site says of its teams: times in seconds, cash as such. @source teams §3 TEAM_INFO */
export const TEAM_INFO = {
  price: TEAM.price,
  minRaces: TEAM.minRaces,
  maxMembers: TEAM.maxMembers,
  motdUpdateInterval: TEAM.motdInterval / 1_000,
  autoRemoveOptions: AUTO_REMOVE_OPTIONS as readonly number[],
};
