import { sql } from "kysely";

import type { Migration } from "#shared/server/platform/postgres/migrations.ts";

import { expand } from "./wrong-migrations.ts";

/** What an expand migration may do. */
export const RIGHT_MIGRATIONS: readonly (readonly [string, Migration])[] = [
  [
    "columns that may be empty or have a default",
    expand(
      "alter table users add column a text, add column b integer not null default 0",
      "alter table users add column if not exists c bigint references users on delete set null",
      "alter table users add column d timestamptz not null default now(), add e jsonb not null default '{}'",
    ),
  ],
  [
    "columns by a builder",
    {
      phase: "expand",
      async up(db) {
        await db.schema
          .alterTable("users")
          .addColumn("a", "text")
          .addColumn("b", "integer", (column) => column.notNull().defaultTo(0))
          .execute();
      },
    },
  ],
  [
    "tables of its own, with whatever they need, and changes of those",
    expand(
      "create table boats (boat_id bigint generated always as identity primary key, name text not null unique, constraint named check (name <> ''))",
      "alter table boats alter column name type varchar(40), drop constraint named",
      "create unique index boats_name on boats (lower(name))",
      "alter table boats rename column name to title",
      "alter table boats add column user_id bigint not null references users on delete cascade",
      "alter table boats drop constraint boats_pkey, add primary key (title), add check (title <> '')",
      "insert into boats (title, user_id) select 'drop table users; drop', user_id from users",
      "delete from boats",
      "truncate boats",
      "drop table boats",
    ),
  ],
  [
    "tables made in other words",
    expand(
      "create table if not exists boats ()",
      'create table "Oars" (a text)',
      "create temp table a on commit drop as select 1",
    ),
  ],
  [
    "indexes",
    {
      ...expand("create index users_a on users (email)", "create index if not exists b on users (lower(firstname))"),
      concurrently: ["create index concurrently a on users (email)", "CREATE INDEX CONCURRENTLY c ON users (lastname)"],
    },
  ],
  [
    "checks of what is written from now on",
    expand(
      "alter table users add constraint a check (car_id > 0 and car_id < 9) not valid",
      "ALTER TABLE users ADD CHECK (nitros_used >= 0) NOT VALID, ADD FOREIGN KEY (nitros_used) REFERENCES users ON DELETE SET NULL NOT VALID",
    ),
  ],
  ["what was checked for those of before", expand("alter table users validate constraint users_check")],
  [
    "triggers and functions of its own",
    expand(
      `create function rowed() returns trigger language plpgsql as $$ begin
        delete from users where false; drop table if exists boats; return null; end $$`,
      "create table boats (name text)",
      "create trigger rowed after insert on boats for each row execute function rowed()",
      "create trigger rowed after update on users for each row execute function rowed()",
      "drop trigger rowed on users",
      "drop function rowed cascade",
    ),
  ],
  [
    "a type with another label",
    expand(
      "alter type size add value 'huge'",
      "create type shade as enum ('red')",
      "alter type shade rename value 'red' to 'pink'",
    ),
  ],
  [
    "rows",
    expand(
      "insert into outbox (name, data, created_stamp) values ('drop table users; drop', '{}', 0)",
      "update notification_counters set last_id = 0 where false",
      "alter table users add column drop_stamp bigint -- drop table users;",
    ),
  ],
  [
    "what was long before what nobody can read",
    expand(
      "create table boats as select user_id from users",
      "update users set nitros = nitros",
      "alter table users add a text",
      "insert into boats values (1)",
      "comment on column users.a is 'drop; do; commit'",
    ),
  ],
  [
    "a view of its own, and a default that there was",
    {
      phase: "expand",
      async up(db) {
        await sql`alter table users alter column nitros set default 0`.execute(db);
        await sql
          .raw("create view boats as select 1 as a; create or replace view boats as select 1 as a, 2 as b")
          .execute(db);
      },
    },
  ],
];
