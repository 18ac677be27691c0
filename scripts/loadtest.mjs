import { ensurePackages, run } from "./setup.mjs";

ensurePackages();
run(["tests/load/main.ts", ...process.argv.slice(2)]);
