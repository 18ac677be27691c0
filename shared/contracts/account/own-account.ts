import { z } from "zod";

import { AD_SOURCES } from "../../rules/ads/audience.ts";
import { ROLES } from "../access.ts";
import { carID, look, stamp, userID } from "../ids.ts";
import { lessonID } from "../race/math.ts";

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

/** Whose ads somebody sees, and the providers' pages where it is theirs. @source README Ads */
const OwnAds = z.object({
  from: z.enum(AD_SOURCES),
  frames: z.array(z.url()).readonly().meta({ description: "Pages for a closed frame, in the order to ask them." }),
});

/** The racer's identity and settings. */
export const Account = z.object({
  userID,
  accountType: z
    .enum(["guest", "standard", "single_sign_on", "class"])
    .meta({ description: "`class`: made by a teacher, logged in to by a card." }),
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
  roles: z
    .array(z.enum(ROLES))
    .optional()
    .meta({ description: "What the account may be besides, as an operator gave it. Left out by the version before." }),
  logins: count,
  lastLogin: stamp.nullable().meta({ description: "The previous log-in; null at the first." }),
  createdStamp: stamp,
  memberDays: count.meta({ description: "Whole days since the account was made." }),
  eraseStamp: stamp.nullable().meta({ description: "When the account will be erased, if requested." }),
  isBot: z.boolean().meta({ description: "Declared a bot, once and for all: never paid, never among people." }),
  ads: OwnAds.optional().meta({ description: "Whose ads the racer sees. Left out by the version before: none." }),
});
export type Account = z.infer<typeof Account>;
