import { ensureClient, ensurePackages, run } from "./setup.mjs";

ensurePackages();
ensureClient();
run(["main.ts"]);
