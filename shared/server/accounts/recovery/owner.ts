import type { SessionID, UserID } from "../../../ids.ts";
import { Refusal } from "../../../refusal.ts";
import { before, minutes, type Stamp } from "../../../units.ts";
import { perform, type App, type Work } from "../../platform/work.ts";
import { lockPlayer } from "../../players/lock.ts";
import type { ProviderPerson } from "../providers/provider.ts";
import { FACTOR_COLUMNS, takeCode } from "../second-factor/second-factor.ts";
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
 * Makes sure that the owner asks, and not whoever has got hold of a session: by the account's password; where it has
 * none, by a visit to its provider from this very session within ten minutes, or by a code of its second step. It comes
 * before the transaction of what it opens: a wrong try stays counted.
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
  if (!row || row.password_hash !== null) return confirmPassword(app, { userID, sessionID }, proof.password);
  if (isConfirmed(row.visitStamp, app.nowStamp())) return;
  if (row.totp_secret === null || proof.authCode === undefined) throw confirmNeeded();
  await perform(app, async (work) => {
    const owner = await lockPlayer(work, userID, FACTOR_COLUMNS, "change");
    return takeCode(work, app.vault, owner, accountKey(userID), proof.authCode);
  });
}

/** Whether a session's last visit to the provider is still good. */
export const isConfirmed = (stamp: Stamp | null, now: Stamp): boolean =>
  stamp !== null && stamp > before(now, CONFIRMED_FOR);

const confirmNeeded = (): Refusal =>
  new Refusal("confirmNeeded", "First show that it's you: log in again the way you usually do.");

/** Notes that the owner of this session has just come from the provider, perhaps in order to remove it. */
export async function confirmSession({ trx, now }: Work, sessionID: SessionID, isForRemoval = false): Promise<void> {
  await trx
    .updateTable("sessions")
    .set({ confirmed_stamp: now, ...(isForRemoval && { removal_stamp: now }) })
    .where("session_id", "=", sessionID)
    .execute();
}

/**
 * The code that lets the browser leave for a provider in order to show that the owner is here.
 * Refuses: notFound for a provider that is not linked.
 */
export async function confirmationCode(
  work: Work,
  { userID, sessionID }: Asker,
  provider: string,
  trip: { readonly redirect: string; readonly isForRemoval?: boolean | undefined },
): Promise<string> {
  const linked = await work.trx
    .selectFrom("provider_links")
    .select("provider")
    .where("user_id", "=", userID)
    .where("provider", "=", provider)
    .executeTakeFirst();
  if (!linked) throw new Refusal("notFound", "Your account isn't connected to that login.");
  const data = { provider, sessionID, redirect: trip.redirect, isForRemoval: trip.isForRemoval === true };
  return issueCode(work, { kind: "confirm-owner", userID, lifeMs: TRIP_LIFE, data });
}

/**
 * Confirms the session that left, if its account's own person came back, and was asked by the provider just now.
 * The answer is the page to go back to. Refuses: codeSpent, notYou.
 */
export async function confirmArrival(work: Work, person: ProviderPerson, code: string): Promise<string> {
  const { userID, data } = await spendCode(work, "confirm-owner", code);
  const { signedInStamp = work.now } = person;
  if (userID === null || data.provider !== person.provider) throw codeSpent();
  const own = await work.trx
    .selectFrom("provider_links")
    .select("user_id")
    .where("provider", "=", person.provider)
    .where("subject", "=", person.subject)
    .where("user_id", "=", userID)
    .executeTakeFirst();
  if (!own || !isConfirmed(signedInStamp, work.now)) {
    throw new Refusal("notYou", "That login belongs to someone else, or was too long ago.");
  }
  await confirmSession(work, data.sessionID as SessionID, data.isForRemoval === true);
  return String(data.redirect);
}
