import { sql, type Kysely } from "kysely";

/**
 * What players have done, as figures, and which achievements they earned. The figures begin with what is known by now: the
 * statistics of both sites, gifts, friends, cars and loot. Nothing tells how many of the races were without a mistake.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table tallies (
      user_id bigint primary key references users on delete cascade,
      counts jsonb not null
    )`.execute(db);
  await sql`
    create table achievements (
      user_id bigint not null references users on delete cascade,
      achievement_id integer not null,
      earned_stamp bigint not null,
      claimed_stamp bigint,
      primary key (user_id, achievement_id)
    )`.execute(db);
  await sql`
    insert into tallies (user_id, counts)
    select u.user_id, jsonb_strip_nulls(jsonb_build_object(
        'racesPlayed', t.races_played, 'placed1', t.placed1, 'podiums', t.placed1 + t.placed2 + t.placed3,
        'highestSpeed', t.highest_speed, 'charactersTyped', t.done, 'racedMs', t.elapsed_ms,
        'longestSession', t.longest_session, 'streakDays', t.streak_days, 'winsRunning', t.wins_running,
        'nitrosUsed', u.nitros_used,
        'mathRaces', m.races_played, 'mathWins', m.placed1, 'mathSpeed', m.highest_speed, 'answers', m.done,
        'giftsSent', (select count(*) from cash_gifts g where g.sender_id = u.user_id),
        'totalFriends', (select count(*) from friendships f where f.user_id = u.user_id),
        'totalCars', (select count(*) from owned_cars c where c.user_id = u.user_id and c.state = 'owned'),
        'totalLoot', (select count(*) from owned_loot l where l.user_id = u.user_id)))
    from users u
    left join racing_stats t on t.user_id = u.user_id and t.site = 'type'
    left join racing_stats m on m.user_id = u.user_id and m.site = 'math'
    where u.account_type <> 'guest'`.execute(db);
}
