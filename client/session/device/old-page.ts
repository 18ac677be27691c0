import { isOutdated, isRenewedNow, versionIn, type RenewalMoment } from "#shared/rules/old-page.ts";
import { doingAt } from "#shared/rules/whereabouts.ts";

import { lasting, ofThisTab } from "../../browser/storages.ts";
import { leaveCrumb } from "../../net/breadcrumbs.ts";
import { ownVersion, useSite } from "../../net/site.ts";
import { keptToken } from "../token/kept-token.ts";

const TRIED_KEY = "redline-version";
const OPEN_LAYERS = "dialog[open], [role=dialog], [role=alertdialog], :popover-open";
const FIELDS = "input:not([type=hidden], [type=checkbox], [type=radio], [type=range]), textarea";
/** A race that is the page's own would begin anew. */
const OWN_RACES = /^\/(ghost|replay|replays)\//;

const knownVersions = () => ({
  ownVersion: ownVersion(),
  serverVersion: useSite.getState().clientVersion,
  triedVersion: Number(ofThisTab.getItem(TRIED_KEY) ?? 0),
});

const isRenewed = (moment: RenewalMoment): boolean =>
  isRenewedNow({
    ...knownVersions(),
    moment,
    doing: doingAt(location.pathname),
    isOnline: navigator.onLine,
    wouldLose: wouldLose(),
  });

function wouldLose(): boolean {
  if (document.querySelector(OPEN_LAYERS) || OWN_RACES.test(location.pathname)) return true;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some((field) => field.value !== "" || field === document.activeElement);
}

/** In a browser that saves nothing, a page loaded anew is logged out. */
const wouldForget = (): boolean => keptToken() !== undefined && !lasting.keeps();

let isAsking = false;

/** Loads a page with an old client anew, if this is a moment for it and a newer one can be had. */
export async function renewPage(moment: RenewalMoment): Promise<"stays" | "renewed"> {
  if (isAsking || !isRenewed(moment) || wouldForget()) return "stays";
  const path = location.pathname;
  const { ownVersion = 0, serverVersion } = knownVersions();
  isAsking = true;
  const offered = await offeredVersion().finally(() => (isAsking = false));
  // Meanwhile the page may have gone on.
  if (offered === undefined || location.pathname !== path || !isRenewed(moment)) return "stays";
  ofThisTab.setItem(TRIED_KEY, String(serverVersion));
  if (offered <= ownVersion) return "stays";
  location.reload();
  return "renewed";
}

/** Goes on to the next race, on a page with an old client by loading it anew. */
export async function beginNextRace(begin: () => void): Promise<void> {
  if (isAsking) return;
  if (!isOutdated(knownVersions()) || (await renewPage("between-races")) === "stays") begin();
}

/** The client that a reload would bring: none without a network, an old one behind a proxy that keeps pages. */
async function offeredVersion(): Promise<number | undefined> {
  try {
    const response = await fetch("/", { cache: "no-store" });
    return versionIn(await response.text());
  } catch (problem) {
    leaveCrumb("call", `newer client: ${String(problem)}`);
    return undefined;
  }
}
