import { ensureClient, ensurePackages, run } from "./setup.mjs";
import { findRedis } from "./system-tools.mjs";

ensurePackages();
if (process.argv.includes("--help")) run(["scripts/cluster/main.ts", "--help"]);
else {
  await ensureClient();
  const redis = process.env.REDIS_URL ? {} : { REDLINE_REDIS: findRedis() };
  run(["scripts/cluster/main.ts", ...process.argv.slice(2)], redis);
}
