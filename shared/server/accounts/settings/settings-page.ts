import { sql, type Kysely } from "kysely";

import type { SessionID, UserID } from "../../../ids.ts";
import { mayCorrect } from "../../../rules/account/age.ts";
import type { Stamp } from "../../../units.ts";
import { ownMeasures } from "../../conduct/own-measures.ts";
import type { Database } from "../../database.ts";
import { classOf } from "../../players/class-standing.ts";
import { knownHands } from "../../players/hands.ts";
import { OWN_AGE } from "../age/own-age.ts";
import { isConfirmed, vouchersOf } from "../recovery/owner.ts";

/** What the settings page shows besides the racer itself. @source core §7 Settings */
export async function settingsOf(
  db: Kysely<Database>,
  { userID, sessionID }: { readonly userID: UserID; readonly sessionID: SessionID },
  providers: readonly { readonly id: string; readonly name: string }[],
  now: Stamp,
) {
  const row = await db
    .selectFrom("users")
    .select(["firstname", "lastname", "contact", "world_id", "hands", classOf("users").as("class")])
    .select((eb) => [
      eb("password_hash", "is not", null).$castTo<boolean>().as("has_password"),
      sql<number>`(select count(*) from sessions s where s.user_id = users.user_id
        and s.revoked_stamp is null and s.expires_stamp > ${now})`.as("sessions"),
      sql<number>`(select count(*) from trusted_devices d where d.user_id = users.user_id
        and d.expires_stamp > ${now})`.as("trusted_devices"),
      sql<Stamp | null>`(select confirmed_stamp from sessions s where s.session_id = ${sessionID})`.as("confirmed"),
      sql<Stamp | null>`(select removal_stamp from sessions s where s.session_id = ${sessionID})`.as("removal"),
    ])
    .select(OWN_AGE)
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow();
  const logins = await vouchersOf(db, userID, now);
  return {
    firstname: row.firstname,
    lastname: row.lastname,
    contact: row.contact && row.class === null,
    worldID: row.world_id,
    hands: knownHands(row.hands),
    hasPassword: row.has_password,
    sessions: row.sessions,
    trustedDevices: row.trusted_devices,
    isConfirmed: isConfirmed(row.confirmed, now),
    mayRemoveProviders: isConfirmed(row.removal, now),
    mayCorrectAge: row.age !== null && mayCorrect(row.age, now),
    parent: row.parent && { email: row.parent.email, isConfirmed: row.parent.isProved },
    moderation: await ownMeasures(db, userID),
    providers: providers.map(({ id, name }) => {
      const login = logins.find(({ provider }) => provider === id);
      return { id, name, isLinked: login !== undefined, mayVouch: login?.mayVouch ?? false };
    }),
  };
}
