import { builtClient } from "./api/pages.ts";
import { DRAINS_WITHIN } from "./game-server/race/drain-times.ts";
import { startProduct } from "./product.ts";
import { ownNetworks, reachedAt } from "./shared/server/platform/addresses.ts";
import { readConfig } from "./shared/server/platform/config.ts";
import { runProcess } from "./shared/server/platform/process.ts";

/** The whole product in one process: API, realtime, jobs and the client on one port. */
await runProcess(
  async (onClose) => {
    const config = readConfig(process.env);
    const pages = async () =>
      config.isDevelopment ? (await import("./scripts/dev-pages.ts")).devPages() : builtClient(config);
    const { port } = await startProduct(config, onClose, {
      migrates: true,
      waits: true,
      works: true,
      drains: !config.isDevelopment,
      pages,
    });
    console.log(`Redline is ready at ${reachedAt(config, port, ownNetworks())}`);
  },
  { drainsWithin: DRAINS_WITHIN },
);
