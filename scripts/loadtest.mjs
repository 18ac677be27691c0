import { ensurePackages, run } from "./setup.mjs";

ensurePackages();
// Without Node's own, the realtime library takes the sockets of the ws package: the driver has more of its core for racers.
run(["--no-experimental-websocket", "tests/load/main.ts", ...process.argv.slice(2)]);
