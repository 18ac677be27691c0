import { pageAt } from "#shared/rules/account/access.ts";
import { BUG_REPORT, type BugFact, type BugFacts } from "#shared/rules/bug-report.ts";

import { webglChip } from "../../../browser/webgl.ts";
import { currentTrail, LAST_ERROR, type Breadcrumb } from "../../../net/breadcrumbs.ts";
import { ownVersion, useSite } from "../../../net/site.ts";
import { usePresence, type PresenceState } from "../../../realtime/presence-store.ts";
import { browserName } from "./browser-name.ts";

const SUPPORT = "/support";

/**
 * The page that somebody came from, as the site map has it: what was filled in (a name, a code) stays here.
 *
 * @returns undefined where they came from none
 */
export function pageBefore(trail: readonly Breadcrumb[]): string | undefined {
  const last = trail.findLast(({ kind, text }) => kind === "page" && !text.startsWith(SUPPORT));
  return last && pageAt(last.text)?.path;
}

/** The id of the last error that the server named. */
export const lastErrorIn = (trail: readonly Breadcrumb[]): string | undefined =>
  trail.findLast(({ text }) => text.startsWith(LAST_ERROR))?.text.slice(LAST_ERROR.length);

const LINES: Readonly<Record<PresenceState["line"], string>> = {
  off: "no live connection",
  up: "live connection",
  trying: "reconnecting",
  lost: "live connection lost",
  resting: "live connection resting",
};

function graphicsHere(): string {
  const chip = webglChip();
  return chip === undefined ? "no WebGL" : chip ? "WebGL" : "WebGL without a graphics chip";
}

/** What this page knows that may help. Nothing of it says who somebody is. */
export function knownFacts(): BugFacts {
  const trail = currentTrail();
  const { screen, innerWidth, innerHeight, devicePixelRatio, navigator } = window;
  const all: Readonly<Record<BugFact, string | undefined>> = {
    page: pageBefore(trail),
    site: useSite.getState().site,
    version: ownVersion()?.toString(),
    browser: browserName(navigator.userAgent),
    screen: `${screen.width} × ${screen.height}, window ${innerWidth} × ${innerHeight}, scale ${devicePixelRatio}`,
    language: navigator.language,
    connection: `${navigator.onLine ? "online" : "offline"}, ${LINES[usePresence.getState().line]}`,
    lastError: lastErrorIn(trail),
    graphics: graphicsHere(),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, fact]) => {
      const short = fact?.replaceAll(/\p{C}/gu, "").trim().slice(0, BUG_REPORT.mostFact);
      return short ? [[name, short]] : [];
    }),
  );
}
