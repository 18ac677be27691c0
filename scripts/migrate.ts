import { readConfig } from "../shared/server/config.ts";
import { open } from "../shared/server/open.ts";
import { closeInOrder, type OnClose } from "../shared/server/process.ts";

/** Brings the database of a cluster up to date, then ends. */
const closes: Parameters<OnClose>[0][] = [];
await open(readConfig(process.env), (close) => void closes.push(close), { migrates: true });
await closeInOrder(closes);
console.log("The database is up to date.");
