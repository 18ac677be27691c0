import { z } from "zod";

import { BELL } from "../rules/growls/bell.ts";
import { LIFETIME_SINCE } from "../rules/rewards/level.ts";
import { carID, look, raceID, stamp, teamID, userID } from "./ids.ts";
import { lessonID } from "./math.ts";
import { Purchases } from "./own-purchases.ts";
import { Rewards } from "./own-rewards.ts";
import { OwnSeason } from "./own-season.ts";

export const RaceSounds = z.enum(["all", "only_fx", "off"]);
export const ScoringMode = z.enum(["competitive", "casual"]);
/** How many lines of the race text are shown at once. @source core §3 lineType */
export const LineType = z.enum(["multi", "single"]);
export type LineType = z.infer<typeof LineType>;
export const GameVisibility = z.enum(["public", "invite-only"]);

/**
 * `na`: none was ever due; `passed`; or the reason why one is due (`held`: a reward waits).
 *
 * @source core §3, teams §2 Bot-check modal
 */
export const CaptchaStatus = z.enum(["na", "passed", "pending", "password", "default", "held"]);
export type CaptchaStatus = z.infer<typeof CaptchaStatus>;

const count = z.int().min(0);

/**
 * A player's record on this site, or on both sites where stated.
 *
 * @source core §3 User session
 */
export const RacingRecord = z.object({
  gamesPlayedAllSites: count,
  playTime: count.meta({ description: "Seconds." }),
  playTimeAllSites: count.meta({ description: "Seconds." }),
  sessionRaces: count.meta({ description: "Races of the current session; 0 when it is over." }),
  longestSession: count.meta({ description: "The most races in one session." }),
  lastConsecRace: stamp.nullable().meta({ description: "When the last race ended." }),
  highestSpeed: z.number().min(0),
  avgAcc: z.number().nullable().meta({ description: "Percent; null before the first race." }),
  placed1: count,
  placed2: count,
  placed3: count,
  DQs: count.meta({ description: "Disqualifications." }),
  lastDq: stamp.nullable(),
  streakDays: count.meta({ description: "Days (UTC) in a row with a finished race; 0 once one was missed." }),
  hasRacedToday: z.boolean().meta({ description: "Whether a race that started today (UTC) was finished." }),
  winsRunning: count.meta({ description: "Public races won in a row; casual ones and friend races do not count." }),
  bestToday: z.number().min(0).nullable().meta({
    description: "The best speed of today (UTC); null before today's first finished race.",
  }),
  daily: z.object({ raceID, speed: z.number().nullable(), accuracy: z.number().nullable() }).nullable().meta({
    description:
      "Your one race on today's text (UTC), the same for everybody; null before, and on the math site. Without figures if you did not finish.",
  }),
  rivals: z
    .array(z.object({ name: z.string(), won: count, lost: count }))
    .readonly()
    .meta({
      description: "The bots you meet again and again, and in how many public races you were ahead of each, or behind.",
    }),
});
export type RacingRecord = z.infer<typeof RacingRecord>;

/** The racer's identity and settings. */
export const Account = z.object({
  userID,
  accountType: z.enum(["guest", "standard", "single_sign_on"]),
  username: z.string().nullable().meta({ description: "null for guests." }),
  requiresUsername: z.boolean().meta({ description: "The username was made up at a provider sign-in." }),
  changedUsername: z.boolean(),
  displayName: z.string(),
  membership: z.enum(["basic", "gold"]),
  goldExpirationDays: count.nullable().meta({ description: "Days until gold ends, rounded up; null otherwise." }),
  daysSinceGoldExpired: count.nullable().meta({ description: "Whole days since gold ended; null while it has not." }),
  goldExpired: z.boolean().meta({ description: "Whether there was gold that has ended." }),
  goldUntil: stamp.nullable().meta({ description: "null on a gold account: permanent gold." }),
  title: z.string(),
  carID,
  carHueAngle: z.int().min(0).max(359),
  look,
  email: z.string().nullable(),
  validEmail: z.boolean(),
  contact: z.boolean().meta({ description: "Whether newsletters are welcome." }),
  worldID: z.int(),
  raceSounds: RaceSounds,
  scoringMode: ScoringMode,
  gameVisibility: GameVisibility,
  lessonID: lessonID.nullable().meta({ description: "The racer's lesson on the math site; null before a choice." }),
  lineType: LineType,
  fullScreenMode: z.boolean(),
  offline: z.boolean(),
  allowFriendRequests: z.boolean(),
  lookingForTeam: z.boolean(),
  use2FA: z.boolean(),
  backupCodes: count.meta({ description: "The number of unused backup codes." }),
  captchaStatus: CaptchaStatus,
  logins: count,
  lastLogin: stamp.nullable().meta({ description: "The previous log-in; null at the first." }),
  createdStamp: stamp,
  memberDays: count.meta({ description: "Whole days since the account was made." }),
  eraseStamp: stamp.nullable().meta({ description: "When the account will be erased, if requested." }),
});
export type Account = z.infer<typeof Account>;

/** What the racer can spend. */
export const Wallet = z.object({ money: count, nitros: count, nitrosUsed: count });
export type Wallet = z.infer<typeof Wallet>;

/** The racer's progress. */
export const Progress = z.object({
  playerExperience: count.meta({
    description: `All experience since ${LIFETIME_SINCE}; \`experience\` is the season's.`,
  }),
  playerLevel: z.int().min(1),
  racesPlayed: count,
  avgSpeed: z
    .number()
    .nullable()
    .meta({ description: "WPM, or on the math site right answers a minute, over the last ten finished races." }),
  qualifyingRaceComplete: z.boolean(),
  lessonStats: z
    .array(z.object({ lessonID, answers: count }))
    .readonly()
    .meta({ description: "Correct answers in paid math races, of each lesson with any." }),
  ...RacingRecord.shape,
});
export type Progress = z.infer<typeof Progress>;

/** The racer's counters: friends, and what waits for an answer or a look. */
export const Counters = z.object({
  totalFriends: count,
  friendLimit: z.int(),
  requests: count.meta({ description: "Waiting friend requests; 0 while none are wanted." }),
  pendingCashGifts: count.meta({ description: "Cash gifts waiting to be collected." }),
  unseenNotifications: count.max(BELL.shown).meta({
    description: `Notifications that came since the player last looked; ${BELL.shown} stands for more, too.`,
  }),
});
export type Counters = z.infer<typeof Counters>;

/** The racer's team, and what is new in it. Everything is null or 0 without one. @source core §3 User session */
export const OwnTeam = z.object({
  teamID: teamID.nullable(),
  teamName: z.string().nullable(),
  tag: z.string().nullable(),
  tagColor: z.string().nullable(),
  teamRole: z.enum(["member", "officer"]).nullable().meta({ description: "A captain is an officer." }),
  isTeamCaptain: z.boolean(),
  newlyJoinedTeamID: teamID.nullable().meta({ description: "Until the racer has looked at the team." }),
  teamApplications: count.meta({ description: "Applications that wait; 0 for members who aren't officers." }),
  newTeamMembers: count.meta({ description: "Teammates who joined since the racer last looked at the team." }),
  motdNotification: z.boolean().meta({ description: "Whether a teammate posted since then." }),
});
export type OwnTeam = z.infer<typeof OwnTeam>;
export const NO_TEAM: OwnTeam = {
  teamID: null,
  teamName: null,
  tag: null,
  tagColor: null,
  teamRole: null,
  isTeamCaptain: false,
  newlyJoinedTeamID: null,
  teamApplications: 0,
  newTeamMembers: 0,
  motdNotification: false,
};

/** What a client stores of its own racer, grouped by what changes together. */
export const SelfParts = z.object({
  account: Account,
  wallet: Wallet,
  progress: Progress,
  counters: Counters,
  team: OwnTeam,
  rewards: Rewards,
  season: OwnSeason,
  purchases: Purchases,
});
export type SelfParts = z.infer<typeof SelfParts>;
export type SelfPart = keyof SelfParts;
export const SELF_PARTS = SelfParts.keyof().options;

/**
 * The racer of a session as its client sees it: all parts at once, for signing in.
 *
 * @source core §3 User session
 */
export const Self = z.object({
  ...Account.shape,
  ...Wallet.shape,
  ...Progress.shape,
  ...Counters.shape,
  ...OwnTeam.shape,
  ...Rewards.shape,
  ...OwnSeason.shape,
  ...Purchases.shape,
});
export type Self = z.infer<typeof Self>;

/** The answer to every kind of sign-in. */
export const SignedIn = z.object({
  token: z.string().meta({ description: "The bearer token for later calls (EdDSA, audience `api`, 24 h)." }),
  user: Self,
  serverStamp: stamp.meta({
    description: "The server's clock: a client that is off by more than 600 s must correct its own.",
  }),
});
export type SignedIn = z.infer<typeof SignedIn>;
