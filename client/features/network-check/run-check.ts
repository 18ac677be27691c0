import type { CheckName, Measured } from "#shared/rules/network-check/measured.ts";

import { tryFonts, tryGraphics, tryOffline, tryStorage } from "./probes/browser.ts";
import { tryLines } from "./probes/line.ts";
import { reachCalls, reachFiles, reachSite } from "./probes/reach.ts";
import { sendSmallRequests } from "./probes/requests.ts";

type Tell = <C extends CheckName>(check: C, measured: Measured[C]) => void;

/**
 * Tries everything, each with its own limit, and tells what each has found as soon as it has. What measures times comes last,
 * when nothing else is under way.
 */
export async function runCheck(tell: Tell, leaving: AbortSignal): Promise<void> {
  tell("storage", tryStorage());
  tell("graphics", tryGraphics());
  await Promise.all([
    reachSite(leaving).then((reached) => tell("site", { reached })),
    reachCalls(leaving).then((reached) => tell("calls", { reached })),
    reachFiles(leaving).then((reached) => tell("files", { reached })),
    tryFonts().then((found) => tell("fonts", found)),
    tryOffline().then((found) => tell("offline", found)),
  ]);
  tell("line", await tryLines(leaving));
  const requests = await sendSmallRequests(leaving);
  tell("clock", requests);
  tell("delay", requests);
  tell("loss", requests);
}
