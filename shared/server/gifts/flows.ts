import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { cashAway } from "../../rules/fair-play/flows/cash-away.ts";
import { isMuch, mostOf, type CashFlow, type Winnings } from "../../rules/fair-play/flows/cash-flow.ts";
import { cashGathered } from "../../rules/fair-play/flows/cash-gathered.ts";
import { FLOWS } from "../../rules/fair-play/flows/numbers.ts";
import type { Signal } from "../../rules/fair-play/signal.ts";
import { before, type Stamp } from "../../units.ts";
import type { Work } from "../platform/work.ts";

/** What went between a racer and another account lately. */
interface Between {
  readonly racer: UserID;
  readonly other: UserID;
  readonly away: CashFlow;
  readonly here: CashFlow;
}

/** The signals of cash that flows one way, from or to each of some racers. Almost nobody gives so much that it asks twice. */
export async function cashSignals(
  work: Work,
  userIDs: readonly UserID[],
): Promise<ReadonlyMap<UserID, readonly Signal[]>> {
  const between = Map.groupBy(await flowsOf(work, userIDs), ({ racer }) => racer);
  const asked = [...between].flatMap(([racer, flows]) => [
    ...(isMuch(mostOf(flows.map(({ away }) => away))) ? [racer] : []),
    ...giversIn(flows).map(({ other }) => other),
  ]);
  const won = await winningsOf(work, [...new Set(asked)]);
  return new Map(
    userIDs.map((racer) => {
      const flows = between.get(racer) ?? [];
      const away = flows.map((each) => each.away);
      const givers = giversIn(flows).map(({ other, here }) => ({ flow: here, won: won.get(other) }));
      return [racer, [cashAway(away, won.get(racer), work.now), cashGathered(givers, work.now)]];
    }),
  );
}

/** Those who gave most, if they are enough for a sign. */
function giversIn(flows: readonly Between[]): readonly Between[] {
  const much = flows.filter(({ here }) => isMuch(here));
  if (much.length <= FLOWS.cash.givers) return [];
  return much.toSorted((one, other) => other.here.sent - one.here.sent).slice(0, FLOWS.cash.giversLookedAt);
}

const DAY_SECONDS = 86_400;

/** The newest gifts of each racer, both ways; not those that nobody collected. */
async function flowsOf({ trx, now }: Work, userIDs: readonly UserID[]): Promise<readonly Between[]> {
  const since = before(now, FLOWS.within);
  const newest = (own: "sender_id" | "receiver_id", other: "sender_id" | "receiver_id") => sql`
    select r.racer, g.other, g.amount, g.day, ${sql.lit(own === "sender_id")} as is_away
    from unnest(${userIDs}::bigint[]) r (racer) cross join lateral (
      select ${sql.ref(other)} as other, amount, sent_stamp / ${DAY_SECONDS} as day from cash_gifts
      where ${sql.ref(own)} = r.racer and sent_stamp >= ${since} and ending is distinct from 'returned'
      order by sent_stamp desc limit ${FLOWS.cash.gifts}) g`;
  const { rows } = await sql<{
    readonly racer: UserID;
    readonly other: UserID;
    readonly away: number;
    readonly away_days: number;
    readonly here: number;
    readonly here_days: number;
  }>`
    select racer, other,
      coalesce(sum(amount) filter (where is_away), 0)::bigint as away,
      (count(distinct day) filter (where is_away))::int as away_days,
      coalesce(sum(amount) filter (where not is_away), 0)::bigint as here,
      (count(distinct day) filter (where not is_away))::int as here_days
    from (${newest("sender_id", "receiver_id")} union all ${newest("receiver_id", "sender_id")}) gift
    where other is not null group by racer, other`.execute(trx);
  return rows.map(({ racer, other, away, away_days, here, here_days }) => ({
    racer,
    other,
    away: { sent: away, days: away_days, cameBack: here },
    here: { sent: here, days: here_days, cameBack: away },
  }));
}

/** What the latest races of some accounts paid. */
async function winningsOf({ trx, now }: Work, userIDs: readonly UserID[]): Promise<ReadonlyMap<UserID, Winnings>> {
  if (userIDs.length === 0) return new Map();
  const { rows } = await sql<{
    readonly user_id: UserID;
    readonly cash: number;
    readonly races: number;
    readonly since: Stamp;
  }>`
    select u.user_id, count(*)::int as races, min(r.started_stamp) as since,
      coalesce(sum((select w.cash from race_rewards w
        where w.race_id = r.race_id and w.slot = r.slot and w.state = 'paid')), 0)::bigint as cash
    from unnest(${userIDs}::bigint[]) u (user_id) cross join lateral (
      select race_id, slot, started_stamp from race_results
      where user_id = u.user_id and standing = 'finished' and started_stamp >= ${before(now, FLOWS.within)}
      order by started_stamp desc limit ${FLOWS.cash.races}) r
    group by u.user_id`.execute(trx);
  return new Map(rows.map(({ user_id, cash, races, since }) => [user_id, { cash, races, sinceStamp: since }]));
}
