import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { newSecret, secretHash } from "../accounts/recovery/codes.ts";
import { closeSessions, openSession, type OpenedSession } from "../accounts/sessions/sessions.ts";
import { forgetCoach } from "../coach/personal.ts";
import { endAllFriendships } from "../friends/friendships.ts";
import { refuseHold } from "../holds/end-hold.ts";
import { forgetKeyCosts } from "../key-costs/personal.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";
import { refuseRewards } from "../race/owed-rewards.ts";
import { rolesOf } from "../roles/roles.ts";
import { forgetScores } from "../scores/personal.ts";
import { withdrawFromTeams } from "../teams/apply.ts";
import { teamIDOf } from "../teams/own.ts";

/** A session for whoever asked, and the token of the bot, which nobody can read again. */
export interface BotAccess extends OpenedSession {
  readonly botToken: string;
}

const NO_LONGER_PAID = "The account was declared a bot, and bots are never paid.";

/**
 * Declares an account a bot, once and for all: it races at tables of its own, is never paid, has no team and no friends, and
 * opens its sessions by a token. What waits to be paid is refused, and every session ends. The account is locked.
 * Refuses: alreadyDone; notAllowed (in a team, or with a role).
 */
export async function declareBot(work: Work, userID: UserID): Promise<BotAccess> {
  const { trx, now } = work;
  const { is_bot } = await lockPlayer(work, userID, ["is_bot"], "change");
  if (is_bot) throw new Refusal("alreadyDone", "This account is declared a bot already.");
  if ((await teamIDOf(trx, userID)) !== undefined)
    throw new Refusal("notAllowed", "Leave your team first: a bot is in none.");
  const { roles } = await trx
    .selectFrom("users")
    .select(rolesOf("users.user_id"))
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow();
  if (roles.length > 0) throw new Refusal("notAllowed", `An account that is ${roles[0]} can't be a bot.`);
  await trx
    .updateTable("users")
    .set({ is_bot: true, looking_for_team: false, allow_friend_requests: false, captcha_reason: null })
    .where("user_id", "=", userID)
    .execute();
  const opened = await startAfresh(work, userID);
  const botToken = newSecret();
  await trx
    .insertInto("bots")
    .values({ user_id: userID, declared_stamp: now, token_hash: secretHash(botToken), token_stamp: now })
    .execute();
  await withdrawFromTeams(work, userID);
  await endAllFriendships(work, userID);
  await refuseWhatWaits(work, userID);
  await forgetScores(work, userID);
  await forgetKeyCosts(work, userID);
  await forgetCoach(work, userID);
  work.changed(userID, "account", "progress", "wallet", "team");
  return { ...opened, botToken };
}

/** A new token for a bot: the old one is good no more, and what it opened has ended. The account is locked. Refuses: notFound. */
export async function renewBotToken(work: Work, userID: UserID): Promise<BotAccess> {
  const opened = await startAfresh(work, userID);
  const botToken = newSecret();
  const { numUpdatedRows } = await work.trx
    .updateTable("bots")
    .set({ token_hash: secretHash(botToken), token_stamp: work.now })
    .where("user_id", "=", userID)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal("notFound", "This account isn't declared a bot.");
  return { ...opened, botToken };
}

/** Opens a session by a bot's token. Refuses: wrongCode, banned. */
export async function signInBot(work: Work, token: string): Promise<OpenedSession> {
  const bot = await botOf(work, token);
  if (!bot) throw wrongToken();
  await lockPlayer(work, bot.user_id, ["user_id"], "change");
  // A token that was renewed while we waited opens nothing.
  if (!(await botOf(work, token))) throw wrongToken();
  return openSession(work, bot.user_id);
}

const botOf = ({ trx }: Work, token: string) =>
  trx.selectFrom("bots").select("user_id").where("token_hash", "=", secretHash(token)).executeTakeFirst();

const wrongToken = (): Refusal =>
  new Refusal("wrongCode", "This isn't the token of a bot, or a newer one took its place.");

async function startAfresh(work: Work, userID: UserID): Promise<OpenedSession> {
  await closeSessions(work, userID);
  return openSession(work, userID);
}

async function refuseWhatWaits(work: Work, userID: UserID): Promise<void> {
  const open = await work.trx
    .updateTable("reward_holds")
    .set({ words: NO_LONGER_PAID })
    .where("user_id", "=", userID)
    .where("ended_stamp", "is", null)
    .returning("hold_id")
    .execute();
  for (const { hold_id } of open) await refuseHold(work, hold_id);
  await refuseRewards(work, [userID]);
  await work.trx
    .updateTable("appeals")
    .set({ state: "dismissed", done_stamp: work.now })
    .where("user_id", "=", userID)
    .where("state", "=", "open")
    .execute();
}
