import { readConfig } from "../shared/server/platform/config.ts";
import { closeInOrder, type OnClose } from "../shared/server/platform/process.ts";
import { open } from "../shared/server/services.ts";

/** Brings the database of a cluster up to date, then ends. */
const closes: Parameters<OnClose>[0][] = [];
await open(readConfig(process.env), (close) => void closes.push(close), { migrates: true });
await closeInOrder(closes);
console.log("The database is up to date.");
