import { create } from "zustand";

import type { Site } from "#shared/content/pages.ts";

interface SiteState {
  /** Unknown until the server has answered. */
  readonly site: Site | undefined;
}

export const useSite = create<SiteState>()(() => ({ site: undefined }));

/** Asks the server which site this is. Nothing waits for the answer; without one it is the typing site. */
export async function askSite(): Promise<void> {
  const answer = await fetch("/site.json").then(
    (response) => response.json() as Promise<{ readonly site?: unknown }>,
    () => ({ site: undefined }),
  );
  useSite.setState({ site: answer.site === "math" ? "math" : "type" });
}

/** The race button's words and target; with a username it is a race among friends. @source core §2 */
export function raceWay(site: Site | undefined, username?: string): { readonly label: string; readonly to: string } {
  const way = site === "math" ? { label: "Play Now", to: "/play" } : { label: "Race Now", to: "/race" };
  return username === undefined ? way : { ...way, to: `${way.to}/${encodeURIComponent(username)}` };
}
