import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** Contests of teams: what they are, who takes part, and the races that may count. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table contests (
      contest_id bigint generated always as identity primary key,
      name text not null,
      site text not null,
      lesson_id text,
      best smallint not null check (best between 1 and 10),
      first_day integer not null,
      days smallint not null check (days between 1 and 14),
      created_stamp bigint not null,
      called_off_stamp bigint
    )`.execute(db);
  await sql`
    create table contest_teams (
      contest_id bigint not null references contests on delete cascade,
      slot smallint not null,
      team_id bigint references teams on delete set null,
      tag text not null,
      tag_color text not null,
      answer text not null check (answer in ('waiting', 'in', 'declined')),
      primary key (contest_id, slot)
    )`.execute(db);
  await sql`create unique index contest_teams_team on contest_teams (team_id, contest_id)`.execute(db);
  await sql`
    create table contest_races (
      number bigint generated always as identity primary key,
      contest_id bigint not null,
      slot smallint not null,
      user_id bigint references users on delete set null,
      day integer not null,
      race_id uuid not null,
      race_slot smallint not null,
      started_stamp bigint not null,
      speed double precision not null,
      accuracy double precision not null,
      points integer not null,
      foreign key (contest_id, slot) references contest_teams on delete cascade
    )`.execute(db);
  await sql`create unique index contest_races_best on contest_races (contest_id, user_id, day)`.execute(db);
  await sql`create index contest_races_racer on contest_races (user_id)`.execute(db);
}
