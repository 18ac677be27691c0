import { ensurePackages, run } from "./setup.mjs";

ensurePackages();
run(["--watch", "main.ts"], { NODE_ENV: "development" });
