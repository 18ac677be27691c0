import { readConfig } from "#shared/server/platform/config.ts";
import type { App } from "#shared/server/platform/work.ts";

import type { Stage } from "./players.ts";
import { testVault } from "./vault.ts";

/** As much of the server as operations on accounts ask of it. */
export const accountApp = (stage: Stage): App =>
  ({ ...stage.performer(), config: readConfig({ PUBLIC_URL: "https://race.example" }), vault: testVault }) as App;
