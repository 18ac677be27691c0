import { builtClient } from "./api/pages.ts";
import { DRAINS_WITHIN } from "./game-server/race/drain-times.ts";
import { startProduct } from "./product.ts";
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
    console.log(`Redline is ready at http://${shownHost(config.host)}:${port}`);
  },
  { drainsWithin: DRAINS_WITHIN },
);

/** Who listens on every address is also at home. */
function shownHost(host: string): string {
  if (["0.0.0.0", "::", "127.0.0.1"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
