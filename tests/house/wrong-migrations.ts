import { sql, type Kysely } from "kysely";

import type { Database } from "#shared/server/database.ts";
import type { Migration } from "#shared/server/platform/postgres/migrations.ts";

export const expand = (...statements: readonly string[]): Migration => ({
  phase: "expand",
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
const built = (up: (db: Kysely<Database>) => Promise<unknown>): Migration => ({
  phase: "expand",
  async up(db: Kysely<Database>) {
    await up(db);
  },
});
/** Indexes that are made after the commit. */
const later = (...concurrently: readonly string[]): Migration => ({ ...expand(), concurrently });

/** What an expand migration may not do, and what is said of it. */
const WRONG: Readonly<Record<string, readonly Migration[]>> = {
  "drops: the table": [
    expand("drop table cash_gifts"),
    expand("DROP\n\tTABLE IF EXISTS public.cash_gifts CASCADE"),
    expand("-- nothing is lost\ndrop /* for good; */ table cash_gifts"),
    expand("select 1; drop table cash_gifts"),
    expand("select '--'; drop table cash_gifts; select '--'"),
    expand("create function tidy() returns void language sql as 'drop table cash_gifts'", "select tidy()"),
    expand("create schema attic", "alter table cash_gifts set schema attic"),
    built((db) => db.schema.dropTable("cash_gifts").ifExists().execute()),
    built(async (db) => {
      for (const table of ["cash_gifts", "appeals"]) await sql`drop table ${sql.table(table)}`.execute(db);
    }),
    built((db) => db.executeQuery({ ...sql`select`.compile(db), sql: "drop table cash_gifts" })),
    expand("drop table cash_gifts", "create table cash_gifts (gift_id bigint)"),
    later("create index concurrently a on users (email); drop table cash_gifts"),
  ],
  "drops: the column email of users": [
    expand("alter table users drop column email"),
    expand("alter table users drop column if exists email"),
    expand('ALTER TABLE ONLY "users" DROP "email" CASCADE'),
    expand("alter table users add column a text, drop email"),
    expand("alter table users drop email", "alter table users add email text"),
    built((db) => db.schema.alterTable("users").dropColumn("email").execute()),
  ],
  "drops: the constraint": [
    expand("ALTER TABLE users\n  DROP CONSTRAINT users_membership_check"),
    expand(
      "alter table users drop constraint users_membership_check",
      "alter table users add constraint users_membership_check check (membership in ('basic', 'gold')) not valid",
    ),
    built((db) => db.schema.alterTable("users").dropConstraint("users_membership_check").execute()),
  ],
  "drops: the index users_email of users": [
    expand("drop index users_email"),
    expand("drop index if exists public.users_email"),
    built((db) => db.schema.dropIndex("users_email").execute()),
    later("create index concurrently users_email on users (email)"),
  ],
  "drops: the sequence": [expand("alter table users alter user_id drop identity")],
  "drops a default: the column": [
    expand("alter table users alter column nitros drop default"),
    expand("alter table users alter nitros set default null"),
    built((db) =>
      db.schema
        .alterTable("users")
        .alterColumn("nitros", (column) => column.dropDefault())
        .execute(),
    ),
  ],
  "takes away rows of": [
    expand("truncate cash_gifts"),
    expand("TRUNCATE TABLE ONLY cash_gifts RESTART IDENTITY CASCADE"),
    expand("delete from cash_gifts"),
    expand("with gone as (delete from users where user_id < 0 returning 1) select * from gone"),
    built((db) => db.deleteFrom("cash_gifts").where("amount", "<", 0).execute()),
    built((db) => sql`delete from ${sql.table("cash_gifts")}`.execute(db)),
  ],
  "renames: the table": [
    expand("alter table users rename to players"),
    built((db) => db.schema.alterTable("users").renameTo("players").execute()),
  ],
  "renames: the column": [
    expand("alter table public.users rename column email to address"),
    expand("alter table users rename email to address", "alter table users add column email text"),
    built((db) => db.schema.alterTable("users").renameColumn("email", "address").execute()),
  ],
  "renames: the index": [expand("alter index users_email rename to users_address")],
  "renames: the constraint": [expand("alter table users rename constraint users_pkey to users_key")],
  "changes a type: the column": [
    expand("alter table users alter column car_id type bigint"),
    expand('alter table "users" alter "car_id" set data type bigint'),
    expand("alter table users alter column email type varchar(400) using email::varchar"),
    built((db) =>
      db.schema
        .alterTable("users")
        .alterColumn("car_id", (column) => column.setDataType("bigint"))
        .execute(),
    ),
  ],
  "changes whether it takes nulls: the column": [
    expand("alter table users alter column email set not null"),
    expand("alter table users alter display_name drop not null"),
    built((db) =>
      db.schema
        .alterTable("users")
        .alterColumn("email", (column) => column.setNotNull())
        .execute(),
    ),
  ],
  "changes who fills it: the column": [expand("alter table users alter user_id set generated by default")],
  "adds a primary key: the constraint": [
    expand("alter table refused_tags drop constraint refused_tags_pkey, add primary key (tag)"),
    expand(
      "alter table refused_tags drop constraint refused_tags_pkey",
      "alter table refused_tags add constraint p primary key (tag)",
    ),
  ],
  "adds a unique key: the constraint": [
    expand("alter table users add constraint once unique (email)"),
    expand("alter table users add unique (email)"),
    expand("alter table users add column code text unique"),
    expand("alter table users add column code text\n  constraint once UNIQUE"),
    expand("alter table users add constraint once unique nulls not distinct (email) deferrable"),
    expand("alter table users add exclude using btree (email with =)"),
    expand(
      "create unique index once on users (email)",
      "alter table users add constraint once unique using index once",
    ),
    built((db) => db.schema.alterTable("users").addUniqueConstraint("once", ["email"]).execute()),
    built((db) =>
      db.schema
        .alterTable("users")
        .addColumn("code", "text", (column) => column.unique())
        .execute(),
    ),
  ],
  "adds a unique key: the index": [
    expand("create unique index once on users (email)"),
    expand("CREATE UNIQUE INDEX\n  IF NOT EXISTS once ON public.users USING btree (email)"),
    built((db) => db.schema.createIndex("once").on("users").column("email").unique().execute()),
    later("create unique index concurrently once on users (email)"),
    later("CREATE UNIQUE INDEX CONCURRENTLY once ON users (lower(email))"),
  ],
  "adds what the version before doesn't fill: the column": [
    expand("alter table users add column code text not null"),
    expand("alter table users add code text not null default null"),
    expand("alter table users add column a text not null, add column b text not null default ''"),
    expand("alter table users add column a text not null default ''", "alter table users alter a drop default"),
    expand("create domain code as text not null", "alter table users add column a code"),
    built((db) =>
      db.schema
        .alterTable("users")
        .addColumn("code", "text", (column) => column.notNull())
        .execute(),
    ),
  ],
  "writes every row anew: the table": [
    expand("alter table users add column a text generated always as (email) stored"),
    expand("alter table users add column a bigint generated always as identity"),
    expand("alter table users add column a bigserial"),
    expand("alter table users add column a uuid default gen_random_uuid()"),
    expand("alter table sign_in_tries set unlogged"),
    expand("cluster users using users_pkey"),
  ],
  "writes every row anew: the sequence": [expand("alter table users alter user_id restart with 5")],
  "hides rows: the table": [expand("alter table users enable row level security")],
  "checks every row: the constraint": [
    expand("alter table users add constraint a check (car_id > 0)"),
    expand("alter table users add check (car_id > 0)"),
    expand("alter table users add column a integer check (a > 0)"),
    expand("alter table users add constraint a check (email <> 'not valid')"),
    expand("alter table users add check (car_id > 0) not valid, add check (car_id > 1)"),
    expand("alter table users add foreign key (nitros_used) references users"),
    expand("alter table users add column a bigint default 7 references users"),
    built((db) =>
      db.schema
        .alterTable("users")
        .addCheckConstraint("a", sql`car_id > 0`)
        .execute(),
    ),
    built((db) =>
      db.schema.alterTable("cash_gifts").addForeignKeyConstraint("a", ["amount"], "users", ["user_id"]).execute(),
    ),
  ],
  "keeps rows that the version before deletes: the constraint": [
    expand("create table boats (user_id bigint references users)"),
    expand("create table boats (a bigint, b bigint, foreign key (a) references users on delete restrict)"),
    expand("create table boats (a bigint)", "alter table boats add foreign key (a) references users not valid"),
    expand("alter table users add a bigint references users"),
    expand("alter table users add foreign key (nitros_used) references users on update cascade not valid"),
    built((db) =>
      db.schema
        .createTable("boats")
        .addColumn("user_id", "bigint", (column) => column.references("users.user_id"))
        .execute(),
    ),
  ],
  "changes what is refused: the constraint": [
    expand("alter table cash_gifts alter constraint cash_gifts_sender_id_fkey deferrable"),
  ],
  "changes what is read or written: the rule": [expand("create rule a as on insert to users do instead nothing")],
  "changes a trigger: the trigger": [expand("alter table grown disable trigger grow")],
  "drops: the trigger": [
    expand("drop trigger grow on grown"),
    expand("drop trigger grow on grown", "create trigger grow after insert on grown execute function grow()"),
    expand("drop function grow cascade"),
  ],
  "drops: the function": [expand("drop function grow() cascade"), expand("DROP ROUTINE IF EXISTS grow CASCADE")],
  "renames: the function": [expand("alter function grow() rename to grow_up")],
  "drops: the view": [expand("drop view grown_up"), expand("drop view if exists grown_up")],
  "drops: the type": [expand("drop type size cascade"), built((db) => db.schema.dropType("hue").ifExists().execute())],
  "renames: the label": [expand("alter type size rename value 'big' to 'large'")],
  "renames: the type": [expand("alter type size rename to sizes")],
  "works while nobody can read a table": [
    expand("alter table users add a text", "update users set a = ''"),
    expand("alter table users add a text; update users set a = ''"),
    expand("alter table users add a text", "create index a on users (a)"),
    expand("alter table users add a text", "create index a on cash_gifts (amount)"),
    expand("alter table users add a text", "create table boats as select user_id from users"),
    expand("lock table users", "create table boats ()", "update cash_gifts set amount = amount"),
    expand(
      "alter table users add constraint a check (car_id > 0) not valid",
      "alter table users validate constraint a",
    ),
    built(async (db) => {
      await db.schema.alterTable("users").addColumn("a", "text").execute();
      await db.updateTable("users").set({ email: null }).execute();
    }),
  ],
  "no test can read": [
    expand("do $$ begin drop table users; end $$"),
    expand("DO LANGUAGE plpgsql 'begin if exists (select from users) then drop table users; end if; end'"),
    expand("create procedure tidy() language sql as 'drop table users'", "call tidy()"),
    expand("commit", "drop table users"),
    expand("select 1; rollback; begin"),
    expand("set local lock_timeout = 0"),
    expand("prepare tidy as delete from users", "execute tidy"),
  ],
  "changes what it waits for": [expand("select set_config('lock_timeout', '0', true)")],
  "takes rights": [expand("revoke select on users from public"), expand("alter table users owner to current_user")],
};

/** Each of them, with a number. */
export const WRONG_MIGRATIONS = Object.entries(WRONG).flatMap(([said, migrations]) =>
  migrations.map((migration, nth) => ({ said, nth, migration })),
);

/** What the release has besides what Redline has: a trigger, a view and a type. */
export const MORE_THINGS = `
  create type size as enum ('small', 'big');
  create type hue as enum ('red', 'blue');
  create table grown (size size);
  create view grown_up as select * from grown where size = 'big';
  create function grow() returns trigger language plpgsql as $$ begin return null; end $$;
  create trigger grow after insert on grown execute function grow();`;
