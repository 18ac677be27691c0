import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";

import * as races from "./migrations/0001-races.ts";
import * as accounts from "./migrations/0002-accounts.ts";
import * as friendRaces from "./migrations/0003-friend-races.ts";
import * as money from "./migrations/0004-money.ts";
import * as friends from "./migrations/0005-friends.ts";
import * as replays from "./migrations/0006-replays.ts";
import * as math from "./migrations/0007-math.ts";
import * as nodes from "./migrations/0008-nodes.ts";
import * as friendLinks from "./migrations/0010-friend-links.ts";
import * as gifts from "./migrations/0011-gifts.ts";
import * as setAsideRaces from "./migrations/0012-set-aside-races.ts";
import * as raceSeats from "./migrations/0013-race-seats.ts";
import * as signInSources from "./migrations/0014-sign-in-sources.ts";
import * as accountKeeping from "./migrations/0015-account-keeping.ts";
import * as namesAndChecks from "./migrations/0016-names-and-checks.ts";
import * as raceScenes from "./migrations/0017-race-scenes.ts";
import * as playSettings from "./migrations/0019-play-settings.ts";
import * as accountsWithSecrets from "./migrations/0020-accounts-with-secrets.ts";
import * as outbox from "./migrations/0021-outbox.ts";
import * as erasureIndexes from "./migrations/0022-erasure-indexes.ts";
import * as economy from "./migrations/0024-economy.ts";
import * as repeats from "./migrations/0025-repeats.ts";
import * as raceColumns from "./migrations/0026-race-columns.ts";
import * as roles from "./migrations/0027-roles.ts";
import * as moderation from "./migrations/0028-moderation.ts";
import * as plainNames from "./migrations/0029-plain-names.ts";

/**
 * Every migration, in the order of its name. Never change one that has landed: add another, under the next number.
 * Missing numbers (0009, 0018) were reserved for work that needed no migration in the end: nothing ever ran under them,
 * and they stay free.
 */
const MIGRATIONS: Record<string, Migration> = {
  "0001-races": races,
  "0002-accounts": accounts,
  "0003-friend-races": friendRaces,
  "0004-money": money,
  "0005-friends": friends,
  "0006-replays": replays,
  "0007-math": math,
  "0008-nodes": nodes,
  "0010-friend-links": friendLinks,
  "0011-gifts": gifts,
  "0012-set-aside-races": setAsideRaces,
  "0013-race-seats": raceSeats,
  "0014-sign-in-sources": signInSources,
  "0015-account-keeping": accountKeeping,
  "0016-names-and-checks": namesAndChecks,
  "0017-race-scenes": raceScenes,
  "0019-play-settings": playSettings,
  "0020-accounts-with-secrets": accountsWithSecrets,
  "0021-outbox": outbox,
  "0022-erasure-indexes": erasureIndexes,
  "0024-economy": economy,
  "0025-repeats": repeats,
  "0026-race-columns": raceColumns,
  "0027-roles": roles,
  "0028-moderation": moderation,
  "0029-plain-names": plainNames,
};

const migratorOf = (db: Kysely<never>): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
    // A migration that lands after a higher number still runs.
    allowUnorderedMigrations: true,
  });

/** Brings the database up to date. Processes that start together wait for each other. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const { error } = await migratorOf(db as unknown as Kysely<never>).migrateToLatest();
  if (error) throw error;
}

/** Names of migrations that have not run. */
export async function missingMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const all = await migratorOf(db as unknown as Kysely<never>).getMigrations();
  return all.filter((migration) => !migration.executedAt).map((migration) => migration.name);
}
