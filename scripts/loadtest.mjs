import { ensurePackages, run } from "./setup.mjs";

ensurePackages();
// Without Node's own WebSocket the realtime library uses the cheaper ws package, which leaves more CPU for racers.
run(["--no-experimental-websocket", "tests/load/main.ts", ...process.argv.slice(2)]);
