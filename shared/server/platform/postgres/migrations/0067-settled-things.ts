import { sql, type Kysely } from "kysely";

export const phase = "expand";

/**
 * How many cars and how much loot of a player count for achievements is kept, since each race asks for it. Rows of before are
 * filled by and by. The triggers that keep it come on their own (0068): a transaction that holds `users` must wait for no other
 * table.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table users add column settled_cars integer, add column settled_loot integer`.execute(db);
  await sql`alter table users alter column settled_cars set default 0, alter column settled_loot set default 0`.execute(
    db,
  );
  await sql`
    create function settled_things(player bigint, out cars integer, out loot integer) language sql stable as $$
      with given_back_perhaps as (
        select 'purchase:' || p.purchase_id from purchases p where p.user_id = player and p.state = 'open')
      select
        (select count(*) from owned_cars c where c.user_id = player and c.state = 'owned'
          and c.reference not in (table given_back_perhaps)),
        (select count(*) from owned_loot l where l.user_id = player and l.reference not in (table given_back_perhaps))
    $$`.execute(db);
  await sql`
    create function keep_settled_things() returns trigger language plpgsql as $$
    begin
      update users u set settled_cars = kept.cars, settled_loot = kept.loot
      from (select distinct user_id from changed) c, settled_things(c.user_id) kept
      where u.user_id = c.user_id and (u.settled_cars, u.settled_loot) is distinct from (kept.cars, kept.loot);
      return null;
    end $$`.execute(db);
}

export const concurrently = [
  "create index concurrently users_without_settled_things on users (user_id) where settled_cars is null",
];
