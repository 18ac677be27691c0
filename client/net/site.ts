import { useEffect } from "react";
import { create } from "zustand";

import type { PageAddress } from "#shared/content/pages.ts";
import type { Site } from "#shared/content/site.ts";
import type { SiteFacts } from "#shared/contracts/site.ts";
import { TEAM_INFO } from "#shared/rules/teams/team-info.ts";
import { minutes } from "#shared/units.ts";

type SiteState = Omit<SiteFacts, "site"> & {
  /** Unknown until the page or the server says so. */
  readonly site: Site | undefined;
};

/** Guests have no connection that announces a new version. */
const ASK_EVERY_MS = minutes(10);

const siteOf = (word: unknown): Site | undefined => (word === "math" || word === "type" ? word : undefined);

/** The built page says which site it is; the development server's does not. */
const pageSite = (): Site | undefined =>
  typeof document === "undefined" ? undefined : siteOf(document.documentElement.dataset.site);

export const useSite = create<SiteState>()(() => ({
  site: pageSite(),
  sites: {},
  teachersUrl: "/teachers",
  operator: { name: null, contact: null },
  mathFarewell: null,
  season: null,
  event: null,
  nextEvent: null,
  sales: [],
  news: null,
  noAds: true,
  adHosts: [],
  paymentKey: null,
  teamInfo: TEAM_INFO,
  sourceUrl: null,
  clientVersion: null,
}));

/** Asks the server for the site's facts, now and then again. Nothing waits for the answer. */
export function useSiteFacts(): void {
  useEffect(() => {
    void askSite();
    const timer = setInterval(() => void askSite(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

/** When this page was built; undefined in development. */
export const ownVersion = (): number | undefined =>
  Number(document.querySelector<HTMLMetaElement>("meta[name=version]")?.content) || undefined;

/** Whether the server has a newer client than this page. */
export const useIsOldPage = (): boolean =>
  useSite(({ clientVersion }) => (ownVersion() ?? Infinity) < (clientVersion ?? 0));

/** Without an answer it is the typing site. */
async function askSite(): Promise<void> {
  const answer = await fetch("/site.json")
    .then((response) => response.json() as Promise<Partial<SiteFacts>>)
    .catch((): Partial<SiteFacts> => ({}));
  useSite.setState({ ...answer, site: siteOf(answer.site) ?? useSite.getState().site ?? "type" });
}

/** The race button's words and target; with a host's link it is a race among friends. @source core §2 */
export function raceLink(site: Site | undefined, link?: string): { readonly label: string; readonly to: PageAddress } {
  const way =
    site === "math" ? ({ label: "Play Now", to: "/play" } as const) : ({ label: "Race Now", to: "/race" } as const);
  return link === undefined ? way : { ...way, to: `${way.to}/${encodeURIComponent(link)}` };
}

/** What a racer's speed is counted in on this site. */
export const useSpeedUnit = (): "WPM" | "a minute" => (useSite(({ site }) => site) === "math" ? "a minute" : "WPM");

/** The same as the title of a column. */
export const useSpeedTitle = (): "WPM" | "A minute" => (useSpeedUnit() === "WPM" ? "WPM" : "A minute");
