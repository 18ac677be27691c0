import { randomInt } from "node:crypto";

import { sql } from "kysely";
import { z } from "zod";

import type { UserID } from "../../../ids.ts";
import { Refusal } from "../../../refusal.ts";
import { passwordProblems } from "../../../rules/account/password.ts";
import { skeleton } from "../../../rules/account/skeleton.ts";
import { minutes } from "../../../units.ts";
import { removeProviderEmail } from "../../mail/emails.ts";
import type { Vault } from "../../platform/vault.ts";
import { perform, type App, type Work } from "../../platform/work.ts";
import { classRowOf, classSetting } from "../../players/class-standing.ts";
import { lockPlayer, lockPlayers } from "../../players/lock.ts";
import { oldestAddressOf, tellOwner, type OwnerMail } from "../recovery/account-undo.ts";
import { codeSpent, issueCode, newSecret, peekCode, spendCode } from "../recovery/codes.ts";
import { closeSessions, mustBeOpen, openSession, type OpenedSession } from "../sessions/sessions.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import { providerKey } from "../sign-in/sign-in-tries.ts";
import { enter, type Entered, type SignIn } from "../sign-in/sign-in.ts";
import { emailColumns } from "../sign-up/email.ts";
import { refuseProblems } from "../sign-up/field-problems.ts";
import { makeAccount } from "../sign-up/make-account.ts";
import { chosenUsername, NAME_COLUMNS, orNameTaken } from "../sign-up/names.ts";
import type { SignUp } from "../sign-up/sign-up.ts";
import type { ProviderPerson } from "./provider.ts";

/** How long a wish to link, or an arrival from a provider, is good. */
export const CODE_LIFE = minutes(10);
const LETTER_LIFE = minutes(30);
const LETTER_CODE_LENGTH = 10;

const Arrival = z.object({
  provider: z.string(),
  subject: z.string(),
  email: z.string().optional(),
  isTeacher: z.literal(true).optional(),
  redirect: z.string().optional(),
});

/** A sign-in by a provider that worked. */
export interface EnteredByProvider extends Entered {
  readonly redirect: string | undefined;
  /** The address that the provider vouches for, where it says that this is a teacher. */
  readonly teacherEmail: string | undefined;
}

/** Keeps a visitor who came back from a provider until the log-in page fetches the session with the code. */
export const keepArrival = (work: Work, person: ProviderPerson, redirect: string | undefined): Promise<string> =>
  issueCode(work, { kind: "provider", userID: null, lifeMs: CODE_LIFE, data: { ...person, redirect } });

/**
 * Signs in a visitor who came back from a provider, making an account for a first visit. The code is spent with success only, so
 * that a missing second factor can follow.
 * Refuses: codeSpent, codeNeeded, wrongCode, tooManyTries.
 */
export async function enterByProvider(
  work: Work,
  vault: Vault,
  provider: string,
  code: string,
  guestID: UserID | undefined,
  given: Pick<SignIn, "authCode" | "trustDevice" | "tz" | "device"> & Pick<SignUp, "carID" | "raceSounds">,
): Promise<EnteredByProvider | Refusal> {
  const arrival = Arrival.parse((await peekCode(work, "provider", code)).data);
  if (arrival.provider !== provider) throw codeSpent();
  await onePersonAtATime(work, arrival);
  const userID = (await linkedUser(work, arrival)) ?? (await newLinkedUser(work, arrival, guestID, given));
  const counted = { key: providerKey(arrival.provider, arrival.subject) };
  const entered = await enter(work, vault, userID, counted, given);
  if (entered instanceof Refusal) return entered;
  await spendCode(work, "provider", code);
  const { redirect, isTeacher, email } = arrival;
  return { ...entered, redirect, teacherEmail: isTeacher === true ? email : undefined };
}

/** Two first visits of one person at once must find one account. */
const onePersonAtATime = ({ trx }: Work, { provider, subject }: z.infer<typeof Arrival>) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${providerKey(provider, subject)}, 0))`.execute(trx);

/** Whom a login belongs to, held until the transaction ends. Refuses: codeSpent where it changes hands just now. */
async function linkedUser(work: Work, arrival: z.infer<typeof Arrival>): Promise<UserID | undefined> {
  const found = await ownerOfLink(work, arrival);
  if (found === undefined) return undefined;
  await lockPlayers(work, [found], ["user_id"], "change");
  if ((await ownerOfLink(work, arrival)) !== found) throw codeSpent();
  return found;
}

async function ownerOfLink({ trx }: Work, { provider, subject }: z.infer<typeof Arrival>) {
  const row = await trx
    .selectFrom("provider_links")
    .select("user_id")
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** The made-up username says nothing about the person; the player chooses a better one. */
async function newLinkedUser(
  work: Work,
  { provider, subject, email }: z.infer<typeof Arrival>,
  guestID: UserID | undefined,
  wished: Pick<SignUp, "carID" | "raceSounds">,
): Promise<UserID> {
  const { trx, now } = work;
  const username = `Driver-${randomInt(10_000_000, 99_999_999)}`;
  const user = await makeAccount(work, {
    guestID,
    identity: {
      account_type: "single_sign_on",
      username,
      username_skeleton: skeleton(username),
      requires_username: true,
      display_name: username,
      display_skeleton: skeleton(username),
      ...emailColumns(email),
      email_verified_stamp: email === undefined ? null : now,
    },
    wishes: wished,
  });
  const { numInsertedOrUpdatedRows: links } = await trx
    .insertInto("provider_links")
    .values({ provider, subject, user_id: user.user_id, linked_stamp: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  // An undo gave the login back to its account just now.
  if (links === 0n) throw codeSpent();
  return user.user_id;
}

/** The code that lets the browser leave for a provider in order to link it. Refuses: classSetting, providerLinked. */
export async function linkCode(work: Work, { userID, sessionID }: OpenedSession, provider: string): Promise<string> {
  const linked = await work.trx
    .selectFrom("provider_links")
    .select("provider")
    .where("user_id", "=", userID)
    .where("provider", "=", provider)
    .executeTakeFirst();
  if (linked) throw providerLinked();
  if ((await classRowOf(work.trx, userID)) !== null) throw classSetting();
  return issueCode(work, { kind: "link-provider", userID, lifeMs: CODE_LIFE, sessionID, data: { provider } });
}

/**
 * Links the provider that a visitor came back from. Refuses: codeSpent, providerLinked (to another account, or this account to
 * another person).
 */
export async function linkArrival(work: Work, app: OwnerMail, person: ProviderPerson, code: string): Promise<void> {
  const { userID, data } = await spendCode(work, "link-provider", code);
  if (userID === null || data.provider !== person.provider) throw codeSpent();
  await tellOwner(work, app, userID, "provider-linked");
  const written = await work.trx
    .insertInto("provider_links")
    .values({ provider: person.provider, subject: person.subject, user_id: userID, linked_stamp: work.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  if (!written) throw providerLinked();
  work.changed(userID, "account");
}

const providerLinked = (): Refusal =>
  new Refusal("providerLinked", "This login is already connected, to this account or another one.");

/**
 * Sends the code that removing a provider needs, to the address that was verified longest. Refuses: notFound without a
 * verified address.
 */
export async function sendRemovalCode(work: Work, vault: Vault, userID: UserID): Promise<void> {
  const row = await work.trx
    .selectFrom("users")
    .select(["email", "email_verified_stamp", "display_name"])
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow();
  if (row.email === null) throw new Refusal("notFound", "Add an e-mail address first.", { field: "email" });
  if (row.email_verified_stamp === null) {
    throw new Refusal("notFound", "Verify your e-mail address first: open the link we sent you.", { field: "email" });
  }
  const secret = newSecret().replaceAll(/[-_]/g, "").slice(0, LETTER_CODE_LENGTH);
  const code = await issueCode(work, { kind: "remove-sso", userID, lifeMs: LETTER_LIFE, secret });
  const to = (await oldestAddressOf(work, vault, userID)) ?? row.email;
  work.job("send-email", removeProviderEmail(to, row.display_name, userID, code));
}

/**
 * Removes every provider and signs in by password from now on, whose hash is made before the transaction.
 * Refuses: codeSpent, badInput, nameTaken, alreadyDone.
 */
export async function removeProviders(
  app: App,
  asker: OpenedSession,
  given: { code: string; username: string; password: string },
): Promise<OpenedSession> {
  const { userID } = asker;
  refuseProblems("password", passwordProblems(given.password, { username: given.username, email: "" }));
  const password_hash = await hashPassword(app.vault, given.password);
  return orNameTaken(
    perform(app, async (work) => {
      const row = await lockPlayer(work, userID, NAME_COLUMNS, "exclusive");
      await mustBeOpen(work, asker);
      const spent = await spendCode(work, "remove-sso", given.code.trim());
      if (spent.userID !== userID) throw codeSpent();
      const name = await chosenUsername(work, row, given.username);
      await tellOwner(work, app, userID, "providers-removed");
      await work.trx
        .updateTable("users")
        .set({ requires_username: false, ...name, account_type: "standard", password_hash })
        .where("user_id", "=", userID)
        .execute();
      await work.trx.deleteFrom("provider_links").where("user_id", "=", userID).execute();
      await closeSessions(work, userID);
      return openSession(work, userID);
    }),
  );
}
