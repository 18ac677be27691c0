import fontUrl from "@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2?url";

import { PROBE_WAIT_MS } from "#shared/rules/network-check/limits.ts";
import type { Measured } from "#shared/rules/network-check/measured.ts";

import { keepsCookies } from "../../../browser/cookies.ts";
import { readsFont } from "../../../browser/font-file.ts";
import { practiceKept } from "../../../browser/practice-kept.ts";
import { lasting, ofThisTab } from "../../../browser/storages.ts";
import { webglChip } from "../../../browser/webgl.ts";
import { fresh } from "./reach.ts";

export const tryStorage = (): Measured["storage"] => ({
  isLasting: lasting.keeps(),
  isOfTab: ofThisTab.keeps(),
  hasCookies: keepsCookies(),
});

export function tryGraphics(): Measured["graphics"] {
  const chip = webglChip();
  return { by: chip === undefined ? "nothing" : chip ? "chip" : "processor" };
}

/** Reads the font of race text from where it is, and not from what is kept. */
export async function tryFonts(): Promise<Measured["fonts"]> {
  try {
    return { reached: (await readsFont(fresh(fontUrl), PROBE_WAIT_MS)) ? "answered" : "refused" };
  } catch {
    return { reached: "silent" };
  }
}

/** Keeps practice for when there is no connection, as every page does after a while. */
export const tryOffline = async (): Promise<Measured["offline"]> => ({ practice: await practiceKept(PROBE_WAIT_MS) });
