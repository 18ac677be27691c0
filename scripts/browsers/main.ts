import { once } from "node:events";
import { parseArgs } from "node:util";

import { withOwnProduct, type OwnProduct } from "../own-product.ts";
import { Album } from "./album.ts";
import { openFirefox } from "./firefox.ts";
import { playFirstMinutes } from "./first-minutes.ts";
import type { OpenBrowser, Settings } from "./screen.ts";
import { openWebKit } from "./webkit.ts";

const OPENERS: Readonly<Record<string, (settings: Settings) => Promise<OpenBrowser>>> = {
  firefox: openFirefox,
  webkit: openWebKit,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { set: { type: "string", multiple: true, default: [] } },
});
const settings: Settings = Object.fromEntries(values.set.map((each) => each.split("=", 2)));
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => stopping.abort(new Error("stopped before its end")));
}

const wrong: string[] = [];
for (const name of positionals) {
  if (!(await plays(name))) wrong.push(name);
  if (stopping.signal.aborted) break;
}
if (wrong.length > 0) process.exitCode = 1;

/** Plays in one browser. @returns whether all went well */
async function plays(name: string): Promise<boolean> {
  try {
    await withOwnProduct((product) => playIn(name, product));
    console.log(`✓ ${name}`);
    return true;
  } catch (problem) {
    console.error(`✗ ${name}: ${problem instanceof Error ? problem.message : String(problem)}`);
    return false;
  }
}

async function playIn(name: string, { url }: OwnProduct): Promise<void> {
  stopping.signal.throwIfAborted();
  const browser = await OPENERS[name]?.(settings);
  if (!browser) throw new Error("there is no such browser");
  console.log(browser.title);
  try {
    const stopped = once(stopping.signal, "abort").then(() => stopping.signal.throwIfAborted());
    await Promise.race([playFirstMinutes(browser, url, await Album.of(name)), stopped]);
  } finally {
    await browser.close();
  }
}
