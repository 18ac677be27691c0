import { z } from "zod";

import type { UserID } from "../../../ids.ts";
import { KEPT_DAYS } from "../../../rules/retention.ts";
import { after, days, type Stamp } from "../../../units.ts";
import type { Work } from "../../platform/work.ts";
import { NO_PASSWORD_YET } from "../sign-in/passwords.ts";

/** An account that lost its only way in to its owner goes after as long as one that asked to be erased. */
const LEFTOVER_DAYS = KEPT_DAYS.secondThoughts;

const stamp = z.int().transform((value) => value as Stamp);

/** How one signed in before a change. */
export const Former = z.object({
  account_type: z.enum(["standard", "single_sign_on"]),
  email: z.string().nullable(),
  email_key: z.string().nullable(),
  email_verified_stamp: stamp.nullable(),
  password_hash: z.string().nullable(),
  totp_secret: z.string().nullable(),
  totp_last_step: z.int().nullable(),
  backupCodes: z.array(z.object({ code_hash: z.string(), used_stamp: stamp.nullable() })),
  providers: z.array(z.object({ provider: z.string(), subject: z.string(), linked_stamp: stamp })),
});
export type Former = z.infer<typeof Former>;

export const FORMER_COLUMNS = [
  "account_type",
  "display_name",
  "time_zone",
  "email",
  "email_key",
  "email_verified_stamp",
  "password_hash",
  "totp_secret",
  "totp_last_step",
] as const;

type Login = Former["providers"][number];
export const isSameLogin = (one: Login, other: Login): boolean =>
  one.provider === other.provider && one.subject === other.subject;

/** Whose these logins are now. */
export async function ownersOf({ trx }: Work, logins: readonly Login[]): Promise<UserID[]> {
  const rows = await Promise.all(
    logins.map(({ provider, subject }) =>
      trx
        .selectFrom("provider_links")
        .select("user_id")
        .where("provider", "=", provider)
        .where("subject", "=", subject)
        .execute(),
    ),
  );
  return rows.flat().map(({ user_id }) => user_id);
}

/** @returns whether a new password has to be chosen: there was one, or none of the logins of before could be given back */
export async function restore(work: Work, userID: UserID, former: Former, sinceStamp: Stamp): Promise<boolean> {
  const { trx } = work;
  const { backupCodes, providers, ...columns } = former;
  await trx.deleteFrom("backup_codes").where("user_id", "=", userID).execute();
  if (backupCodes.length > 0) {
    await trx
      .insertInto("backup_codes")
      .values(backupCodes.map((each) => ({ ...each, user_id: userID })))
      .execute();
  }
  await trx.deleteFrom("provider_links").where("user_id", "=", userID).execute();
  let linked = 0n;
  for (const { provider, subject, linked_stamp } of providers) {
    await takeBack(work, provider, subject, sinceStamp);
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto("provider_links")
      .values({ provider, subject, user_id: userID, linked_stamp })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    linked += numInsertedOrUpdatedRows;
  }
  const isPasswordDue = columns.password_hash !== null || linked === 0n;
  await trx
    .updateTable("users")
    .set({
      ...columns,
      ...(linked === 0n && { account_type: "standard" as const }),
      password_hash: isPasswordDue ? NO_PASSWORD_YET : null,
      totp_pending_secret: null,
      erase_stamp: null,
    })
    .where("user_id", "=", userID)
    .execute();
  return isPasswordDue;
}

/**
 * Whoever signs in by a provider that was removed gets a new, empty account, or links the login to another one. It goes back
 * to the old account; one that had it before keeps it.
 */
async function takeBack(
  { trx, now, changed }: Work,
  provider: string,
  subject: string,
  sinceStamp: Stamp,
): Promise<void> {
  const taken = await trx
    .deleteFrom("provider_links")
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .where("linked_stamp", ">=", sinceStamp)
    .returning("user_id")
    .executeTakeFirst();
  if (!taken) return;
  changed(taken.user_id, "account");
  await trx
    .updateTable("users")
    .set({ erase_stamp: after(now, days(LEFTOVER_DAYS)) })
    .where("user_id", "=", taken.user_id)
    .where("password_hash", "is", null)
    .where("erase_stamp", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom("provider_links").select("provider").whereRef("provider_links.user_id", "=", "users.user_id"),
        ),
      ),
    )
    .execute();
}
