import type { PaymentProvider } from "#shared/server/payments/provider.ts";
import { testProvider } from "#shared/server/payments/providers/test.ts";
import { readConfig } from "#shared/server/platform/config.ts";
import type { JobData, JobName } from "#shared/server/platform/jobs/jobs.ts";
import { nowStamp, type App } from "#shared/server/platform/work.ts";
import type { Stamp } from "#shared/units.ts";

import type { Stage } from "./players.ts";
import { testVault } from "./vault.ts";

interface Told {
  readonly name: JobName;
  readonly data: JobData<JobName>;
}

/** As much of the server as payments ask of it. Jobs wait in the outbox, where they are read. */
export const paymentApp = (stage: Stage, at: () => Stamp = nowStamp, db: App["db"] = stage.db): App =>
  ({
    db,
    nowStamp: at,
    vault: testVault,
    config: readConfig({ PUBLIC_URL: "https://race.example" }),
    log: { info: () => {}, warn: () => {}, error: () => {} },
  }) as unknown as App;

export const testBank = (app: App): PaymentProvider => testProvider(app);

/** The jobs that an operation left, all of one name. */
export async function jobsOf(stage: Stage, name: JobName): Promise<readonly Told["data"][]> {
  const rows = await stage.db.selectFrom("outbox").select(["name", "data"]).where("name", "=", name).execute();
  return rows.map(({ data }) => data as Told["data"]);
}
