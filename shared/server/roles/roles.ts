import { sql, type Kysely } from "kysely";

import type { Role } from "../../contracts/access.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";

/** The operator's note for the record. */
export interface Operator {
  readonly operator: string;
  /** A moderator who decides from an account. */
  readonly moderatorID?: UserID;
  readonly reason: string;
}

/** An operator who said neither who they are nor why. */
export const NOBODY: Operator = { operator: "", reason: "" };

/** Selects the roles of the account in a column. */
export const rolesOf = (userID: "users.user_id") =>
  sql<Role[]>`array(select distinct role from roles where roles.user_id = ${sql.ref(userID)} order by role)`.as(
    "roles",
  );

/** All roles that are held, by username. */
export const allRoles = (db: Kysely<Database>) =>
  db
    .selectFrom("roles")
    .innerJoin("users", "users.user_id", "roles.user_id")
    .select(["users.username", "roles.role", "roles.section_id", "roles.given_stamp"])
    .orderBy("users.username")
    .orderBy("roles.role")
    .execute();

/** The roles given to and taken from an account, the newest first. */
export const roleChangesOf = (db: Kysely<Database>, userID: UserID) =>
  db
    .selectFrom("role_changes")
    .select(["role", "change", "operator", "reason", "stamp"])
    .where("user_id", "=", userID)
    .orderBy("change_id", "desc")
    .execute();

/** Refuses: notAllowed (a bot), alreadyDone. */
export async function giveRole(work: Work, userID: UserID, role: Role, by: Operator): Promise<void> {
  const { is_bot: isBot } = await lockPlayer(work, userID, ["is_bot"], "change");
  if (isBot) throw new Refusal("notAllowed", "This account is declared a bot, and bots have no roles.");
  const given = await work.trx
    .insertInto("roles")
    .values({ user_id: userID, role, given_stamp: work.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  if (!given) throw new Refusal("alreadyDone", `This account is ${role} already.`);
  await note(work, userID, role, "given", by);
}

/** Whether an account has one of some roles now. */
export async function hasRole(db: Kysely<Database>, userID: UserID, roles: readonly Role[]): Promise<boolean> {
  const found = await db
    .selectFrom("roles")
    .select("role")
    .where("user_id", "=", userID)
    .where("role", "in", roles)
    .executeTakeFirst();
  return found !== undefined;
}

/** Takes a role away, in all its scopes, at once. Refuses: alreadyDone. */
export async function takeRole(work: Work, userID: UserID, role: Role, by: Operator): Promise<void> {
  const { numDeletedRows } = await work.trx
    .deleteFrom("roles")
    .where("user_id", "=", userID)
    .where("role", "=", role)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Refusal("alreadyDone", `This account isn't ${role}.`);
  await note(work, userID, role, "taken", by);
}

async function note(work: Work, userID: UserID, role: Role, change: "given" | "taken", by: Operator) {
  const { trx, now } = work;
  await trx
    .insertInto("role_changes")
    .values({ user_id: userID, role, change, operator: by.operator, reason: by.reason, stamp: now })
    .execute();
  work.changed(userID, "account");
}
