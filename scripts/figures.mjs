import { ensureClient, ensurePackages, run } from "./setup.mjs";
import { findChromium, findRedis, findTesseract } from "./system-tools.mjs";

ensurePackages();
await ensureClient();
const tools = { REDLINE_CHROMIUM: findChromium(), REDLINE_REDIS: findRedis(), REDLINE_TESSERACT: findTesseract() };
run(["scripts/figures/main.ts", ...process.argv.slice(2)], tools);
