import type { SessionID, UserID } from "../../../ids.ts";
import { Refusal } from "../../../refusal.ts";
import { mayVouch } from "../../../rules/account/ways-back.ts";
import { before, minutes, type Stamp } from "../../../units.ts";
import { perform, type App, type Work } from "../../platform/work.ts";
import { lockPlayer, type LockStrength } from "../../players/lock.ts";
import type { ProviderPerson } from "../providers/provider.ts";
import { FACTOR_COLUMNS, takeCode } from "../second-factor/second-factor.ts";
import { mustBeOpen } from "../sessions/sessions.ts";
import { accountKey } from "../sign-in/sign-in-tries.ts";
import { codeSpent, issueCode, spendCode } from "./codes.ts";
import { confirmPassword } from "./own-password.ts";

/** How long a visit to the provider shows that the owner is here. */
export const CONFIRMED_FOR = minutes(10);
/** How long the way to the provider and back may take. */
const TRIP_LIFE = minutes(10);

/** What the one who asks shows besides a session. */
export interface Proof {
  readonly password?: string | undefined;
  /** Of the second step: counts where the account has no password. */
  readonly authCode?: string | undefined;
}

interface Asker {
  readonly userID: UserID;
  readonly sessionID: SessionID;
}

/**
 * Makes sure that the owner asks, and not whoever has got hold of a session: by the account's password, or by a visit to its
 * provider from this very session within ten minutes; where it has no password, also by a code of its second step. It comes
 * before the transaction of what it opens (`asOwner`): a wrong try stays counted.
 *
 * Refuses: wrongPassword, captchaNeeded, confirmNeeded, wrongCode, tooManyTries.
 */
export const confirmOwner = (app: App, asker: Asker, proof: Proof): Promise<void> =>
  confirm(app, asker, proof, "confirmed_stamp");

/**
 * The same for removing the way in itself: what was shown for anything else, or by logging in, isn't enough.
 *
 * Refuses: wrongPassword, captchaNeeded, confirmNeeded, wrongCode, tooManyTries.
 */
export const confirmRemoval = (app: App, asker: Asker, proof: Proof): Promise<void> =>
  confirm(app, asker, proof, "removal_stamp");

type Visit = "confirmed_stamp" | "removal_stamp";

async function confirm(app: App, { userID, sessionID }: Asker, proof: Proof, visit: Visit): Promise<void> {
  const row = await app.db
    .selectFrom("users")
    .leftJoin("sessions", (join) =>
      join.onRef("sessions.user_id", "=", "users.user_id").on("sessions.session_id", "=", sessionID),
    )
    .select(["password_hash", `sessions.${visit} as visitStamp`, "totp_secret"])
    .where("users.user_id", "=", userID)
    .executeTakeFirst();
  if (row && isConfirmed(row.visitStamp, app.nowStamp())) return;
  const hasPassword = row !== undefined && row.password_hash !== null;
  if (hasPassword && proof.password !== undefined) return confirmPassword(app, { userID, sessionID }, proof.password);
  // Whoever shows nothing has tried no password: the page takes a visit for good that is over or used up.
  if (!row || hasPassword || row.totp_secret === null || proof.authCode === undefined) throw confirmNeeded();
  await perform(app, async (work) => {
    const owner = await lockPlayer(work, userID, FACTOR_COLUMNS, "change");
    return takeCode(work, app.vault, owner, accountKey(userID), proof.authCode);
  });
}

/**
 * Runs what an asker has shown that they may do. The account is held, and the session must still be open: what was shown
 * before a password was changed, reset or undone is good no more. A visit to the provider opens one such thing,
 * and what is asked at the same time. Refuses: notSignedIn.
 */
export const asOwner = <T>(
  app: App,
  asker: Asker,
  op: (work: Work) => Promise<T>,
  strength: LockStrength = "change",
): Promise<Exclude<T, Refusal>> =>
  perform(app, async (work) => {
    await lockPlayer(work, asker.userID, ["user_id"], strength);
    await mustBeOpen(work, asker);
    await work.trx
      .updateTable("sessions")
      .set({ confirmed_stamp: null, removal_stamp: null })
      .where("session_id", "=", asker.sessionID)
      .execute();
    return op(work);
  });

/** Whether a session's last visit to the provider is still good. */
export const isConfirmed = (stamp: Stamp | null, now: Stamp): boolean =>
  stamp !== null && stamp > before(now, CONFIRMED_FOR);

const confirmNeeded = (): Refusal =>
  new Refusal("confirmNeeded", "First show that it's you: log in again the way you usually do.");

/** The logins of an account, and which of them vouch for its owner. */
export async function vouchersOf(db: App["db"], userID: UserID, now: Stamp) {
  const logins = await db
    .selectFrom("provider_links")
    .innerJoin("users", "users.user_id", "provider_links.user_id")
    .select(["provider", "subject", "linked_stamp as linkedStamp", "account_type as accountType"])
    .where("provider_links.user_id", "=", userID)
    .execute();
  return logins.map((login) => ({
    ...login,
    mayVouch: mayVouch(login, logins, login.accountType === "single_sign_on", now),
  }));
}

/**
 * The code that lets the browser leave for a provider in order to show that the owner is here.
 * Refuses: notFound for a provider that is not linked, notYou for one that was linked lately.
 */
export async function confirmationCode(
  work: Work,
  { userID, sessionID }: Asker,
  provider: string,
  trip: { readonly redirect: string; readonly isForRemoval?: boolean | undefined },
): Promise<string> {
  const login = (await vouchersOf(work.trx, userID, work.now)).find((each) => each.provider === provider);
  if (!login) throw new Refusal("notFound", "Your account isn't connected to that login.");
  if (!login.mayVouch) throw tooNew();
  const data = { provider, redirect: trip.redirect, isForRemoval: trip.isForRemoval === true };
  return issueCode(work, { kind: "confirm-owner", userID, lifeMs: TRIP_LIFE, sessionID, data });
}

/**
 * Confirms the session that left, if its account's own person came back, and was asked by the provider just now.
 * The answer is the page to go back to. Refuses: codeSpent, notYou.
 */
export async function confirmArrival(work: Work, person: ProviderPerson, code: string): Promise<string> {
  const { userID, data } = await spendCode(work, "confirm-owner", code);
  const { signedInStamp = work.now } = person;
  if (userID === null || data.provider !== person.provider) throw codeSpent();
  const logins = await vouchersOf(work.trx, userID, work.now);
  const own = logins.find(({ provider, subject }) => provider === person.provider && subject === person.subject);
  if (!own || !isConfirmed(signedInStamp, work.now)) {
    throw new Refusal("notYou", "That login belongs to someone else, or was too long ago.");
  }
  if (!own.mayVouch) throw tooNew();
  await work.trx
    .updateTable("sessions")
    .set({ confirmed_stamp: work.now, ...(data.isForRemoval === true && { removal_stamp: work.now }) })
    .where("session_id", "=", data.sessionID as SessionID)
    .execute();
  return String(data.redirect);
}

const tooNew = (): Refusal =>
  new Refusal("notYou", "That login was connected less than a week ago. Show that it's you the way you did before.");
