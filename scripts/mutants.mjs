import { ensureClient, ensurePackages, run } from "./setup.mjs";
import { findChromium, findRedis } from "./system-tools.mjs";

if (process.argv.includes("--help")) run(["scripts/mutants/main.ts", "--help"]);
else {
  ensurePackages();
  await ensureClient();
  const isWithBrowsers = process.argv.includes("--journeys");
  const tools = { REDLINE_REDIS: findRedis(), ...(isWithBrowsers && { REDLINE_CHROMIUM: findChromium() }) };
  run(["scripts/mutants/main.ts", ...process.argv.slice(2)], tools);
}
