import { LESSON_IDS } from "../../content/lessons/lesson.ts";
import type { Account } from "../../contracts/account/own-account.ts";
import type { UserID } from "../../ids.ts";
import { memberDaysOf } from "../../rules/account/member-days.ts";
import { goldStanding } from "../../rules/account/renewal.ts";
import { AGE_IS_NOT_ASKED, isUnderAgeGate } from "../../rules/ads/age-gate.ts";
import { adsFor } from "../../rules/ads/audience.ts";
import { shownLook, titleIn } from "../../rules/garage/worn.ts";
import { isAmong } from "../../rules/known.ts";
import type { App } from "../platform/work.ts";
import { classOf, isMadeForClass } from "../players/class-standing.ts";
import { isGold } from "../players/gold.ts";
import { rolesOf } from "../roles/roles.ts";

const COLUMNS = [
  "user_id",
  "account_type",
  "username",
  "requires_username",
  "changed_username",
  "display_name",
  "membership",
  "gold_until_stamp",
  "look",
  "car_id",
  "car_hue_angle",
  "email",
  "email_verified_stamp",
  "contact",
  "world_id",
  "race_sounds",
  "scoring_mode",
  "game_visibility",
  "lesson_id",
  "line_type",
  "full_screen_mode",
  "offline",
  "allow_friend_requests",
  "looking_for_team",
  "captcha_reason",
  "captcha_passed_stamp",
  "logins",
  "previous_login_stamp",
  "created_stamp",
  "erase_stamp",
  "is_bot",
] as const;

/** Who the racer is and how they want things; undefined when the account is gone. */
export async function accountOf(app: App, userID: UserID): Promise<Account | undefined> {
  const row = await app.db
    .selectFrom("users")
    .select(COLUMNS)
    .select((eb) => eb("totp_secret", "is not", null).$castTo<boolean>().as("uses_code"))
    .select([rolesOf("users.user_id"), classOf("users").as("class"), isMadeForClass("users.user_id")])
    .select((eb) =>
      eb
        .selectFrom("backup_codes")
        .select((each) => each.fn.countAll<number>().as("count"))
        .whereRef("backup_codes.user_id", "=", "users.user_id")
        .where("used_stamp", "is", null)
        .as("backup_codes_left"),
    )
    .where("user_id", "=", userID)
    .executeTakeFirst();
  if (!row) return undefined;
  const now = app.nowStamp();
  const gold = goldStanding({ membership: row.membership, goldUntil: row.gold_until_stamp }, now);
  const membership = isGold(row, now) ? "gold" : "basic";
  const look = shownLook(row.look, membership === "gold");
  return {
    userID: row.user_id,
    accountType: row.is_made ? "class" : row.account_type,
    username: row.username,
    requiresUsername: row.requires_username,
    changedUsername: row.changed_username,
    displayName: row.display_name,
    membership,
    goldExpirationDays: gold.kind === "running" ? gold.days : null,
    daysSinceGoldExpired: gold.kind === "expired" && row.class === null ? gold.days : null,
    goldExpired: gold.kind === "expired" && row.class === null,
    goldUntil: row.gold_until_stamp,
    title: titleIn(look),
    carID: row.car_id,
    carHueAngle: row.car_hue_angle,
    look,
    email: row.email,
    validEmail: row.email_verified_stamp !== null,
    contact: row.contact && row.class === null,
    worldID: row.world_id,
    raceSounds: row.race_sounds,
    scoringMode: row.scoring_mode,
    gameVisibility: row.game_visibility,
    lessonID: isAmong(LESSON_IDS, row.lesson_id) ? row.lesson_id : null,
    lineType: row.line_type,
    fullScreenMode: row.full_screen_mode,
    offline: row.offline,
    allowFriendRequests: row.allow_friend_requests,
    lookingForTeam: row.looking_for_team,
    use2FA: row.uses_code,
    backupCodes: row.uses_code ? (row.backup_codes_left ?? 0) : 0,
    captchaStatus: row.captcha_reason ?? (row.captcha_passed_stamp > 0 ? "passed" : "na"),
    roles: row.roles,
    logins: row.logins,
    lastLogin: row.previous_login_stamp,
    createdStamp: row.created_stamp,
    memberDays: memberDaysOf(row.created_stamp, now),
    eraseStamp: row.erase_stamp,
    isBot: row.is_bot,
    ads: adsFor(app.config, {
      membership,
      isOfClass: row.class !== null || row.is_made,
      isUnderAgeGate: isUnderAgeGate(AGE_IS_NOT_ASKED, app.config.isAdsAgeGateUp),
    }),
  };
}
