import { sql } from "kysely";

import { LEAGUE_KINDS, type LeagueKind } from "./leagues/kinds.ts";
import { openWeekOf } from "./leagues/open-week.ts";
import { paymentTrouble } from "./payments/books.ts";
import { outboxLength } from "./platform/jobs/outbox.ts";
import type { JobQueue } from "./platform/jobs/queue.ts";
import type { Metrics } from "./platform/metrics.ts";
import type { App } from "./platform/work.ts";
import { countSetAside } from "./settlement/set-aside.ts";
import { countOpenBugReports } from "./support/reports.ts";

/** Metrics of the whole cluster that any process can report. */
export function openSharedMetrics(
  metrics: Metrics,
  app: Pick<App, "db" | "bus" | "nowStamp">,
  queue: Pick<JobQueue, "counts">,
): void {
  metrics.gauge("fan_out_seconds", "From here through the bus and back; infinite while the bus is away.", async () => {
    return (await app.bus.roundTripMs()) / 1_000;
  });
  metrics.gauge(
    "due_reward_age_seconds",
    "How long the oldest reward that is due has waited; 0 when none is.",
    async () => {
      const { rows } = await sql<{ oldest: number | null }>`select min(due_stamp) as oldest from race_rewards
      where state = 'due'`.execute(app.db);
      const oldest = rows[0]?.oldest ?? null;
      return oldest === null ? 0 : Math.max(0, app.nowStamp() - oldest);
    },
  );
  metrics.gauge("set_aside_races", "Races with seats that can't be settled; npm run unsettled shows them.", () =>
    countSetAside(app.db),
  );
  metrics.gauge("open_bug_reports", "Bug reports that nobody has marked as done; npm run reports shows them.", () =>
    countOpenBugReports(app.db),
  );
  metrics.gauge(
    "payments_to_look_at",
    "Orders and messages of the payment company that need a look; npm run invoices -- list shows them.",
    async () =>
      Object.entries(await paymentTrouble(app.db, app.nowStamp())).map(([what, value]) => ({
        labels: { what },
        value,
      })),
    "what",
  );
  metrics.gauge(
    "jobs",
    "Background jobs of the whole cluster, by lane.",
    async () => (await queue.counts()).map(({ lane, state, jobs }) => ({ labels: { lane, state }, value: jobs })),
    "lane",
    "state",
  );
  metrics.gauge(
    "league_close_age_seconds",
    "How long a league week has been over and isn't closed; 0 while none is.",
    async () => Promise.all(LEAGUE_KINDS.map((kind) => closeAgeOf(app, kind))),
    "league",
  );
  metrics.gauge("outbox_jobs", "Jobs that are committed and not in the queue yet.", async () => {
    return (await outboxLength(app.db)).jobs;
  });
  metrics.gauge("outbox_age_seconds", "How long the oldest job in the outbox has waited; 0 when none is.", async () => {
    const { oldest } = await outboxLength(app.db);
    return oldest === null ? 0 : Math.max(0, app.nowStamp() - oldest);
  });
}

async function closeAgeOf(app: Pick<App, "db" | "nowStamp">, kind: LeagueKind) {
  const now = app.nowStamp();
  const open = await openWeekOf(app.db, kind, now);
  return { labels: { league: kind.span }, value: open ? Math.max(0, now - open.endStamp) : 0 };
}
