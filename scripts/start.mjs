import { ensureClient, ensurePackages, run } from "./setup.mjs";

ensurePackages();
await ensureClient();
run(["main.ts"]);
