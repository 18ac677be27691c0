import { sql, type Kysely } from "kysely";

/** Friends, friend requests, notifications, reports of players, and the indexes that find players. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table users add column findable boolean not null default true`.execute(db);
  await sql`
    create index users_find_username on users ((lower(username) collate "C"))
      where username is not null and findable and erase_stamp is null`.execute(db);
  await sql`
    create index users_find_display_name on users ((lower(display_name) collate "C"))
      where username is not null and findable and erase_stamp is null`.execute(db);
  await sql`
    create table friendships (
      user_id bigint not null references users on delete cascade,
      friend_id bigint not null references users on delete cascade,
      since_stamp bigint not null,
      primary key (user_id, friend_id),
      check (user_id <> friend_id)
    )`.execute(db);
  await sql`create index friendships_friend on friendships (friend_id)`.execute(db);
  await sql`
    create table friend_requests (
      asked_id bigint not null references users on delete cascade,
      asker_id bigint not null references users on delete cascade,
      asked_stamp bigint not null,
      denied_stamp bigint,
      primary key (asked_id, asker_id),
      check (asked_id <> asker_id)
    )`.execute(db);
  await sql`create index friend_requests_asker on friend_requests (asker_id)`.execute(db);
  await sql`create index friend_requests_denied on friend_requests (denied_stamp) where denied_stamp is not null`.execute(
    db,
  );
  await sql`
    create table notification_counters (
      user_id bigint primary key,
      last_id bigint not null
    )`.execute(db);
  await sql`
    create table notifications (
      user_id bigint not null,
      notification_id bigint not null,
      from_user_id bigint,
      kind text not null,
      data jsonb not null,
      stamp bigint not null,
      primary key (user_id, notification_id)
    )`.execute(db);
  await sql`create index notifications_from on notifications (from_user_id) where from_user_id is not null`.execute(db);
  await sql`create index notifications_stamp on notifications (stamp)`.execute(db);
  await sql`
    create table player_reports (
      report_id bigint generated always as identity primary key,
      reported_id bigint not null references users on delete cascade,
      reporter_id bigint references users on delete set null,
      day integer not null,
      reason text not null,
      note text not null,
      stamp bigint not null,
      unique (reporter_id, reported_id, day)
    )`.execute(db);
  await sql`create index player_reports_reported on player_reports (reported_id, stamp)`.execute(db);
  await sql`create index player_reports_stamp on player_reports (stamp)`.execute(db);
}
