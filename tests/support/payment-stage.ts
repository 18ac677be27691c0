import type { PaymentProvider } from "#shared/server/payments/provider.ts";
import { testProvider } from "#shared/server/payments/providers/test.ts";
import { readConfig } from "#shared/server/platform/config.ts";
import { nowStamp, type App } from "#shared/server/platform/work.ts";
import type { Stamp } from "#shared/units.ts";

import type { Stage } from "./players.ts";
import { testVault } from "./vault.ts";

/** As much of the server as payments ask of it */
export const paymentApp = (stage: Stage, at: () => Stamp = nowStamp, db: App["db"] = stage.db): App =>
  ({
    db,
    nowStamp: at,
    vault: testVault,
    config: readConfig({ PUBLIC_URL: "https://race.example" }),
    log: { info: () => {}, warn: () => {}, error: () => {} },
  }) as unknown as App;

export const testBank = (app: App): PaymentProvider => testProvider(app);
