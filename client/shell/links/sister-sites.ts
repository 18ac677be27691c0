import type { MouseEvent } from "react";

import type { Site } from "#shared/content/site.ts";

import { CallProblem } from "../../net/call.ts";
import { useSite } from "../../net/site.ts";
import { call } from "../../session/session.ts";

const WORDS: Readonly<Record<Site, string>> = { type: "Race With Words", math: "Race With Sums" };

interface SisterSite {
  readonly app: Site;
  readonly label: string;
  readonly address: string;
}

/** The other race, where the operator has a site for it. */
export function useSisterSites(): readonly SisterSite[] {
  const own = useSite(({ site }) => site);
  const sites = useSite((answer) => answer.sites);
  return (["type", "math"] as const).flatMap((app) => {
    const address = sites[app];
    return app === own || address === undefined ? [] : [{ app, label: WORDS[app], address }];
  });
}

/**
 * Handles a click on a link to a sister site: goes there signed in, or else as a plain link.
 *
 * @source core §2 Other paths
 */
export function goAsOneself(event: MouseEvent<HTMLAnchorElement>, app: Site): void {
  const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (isElsewhere) return;
  event.preventDefault();
  const plain = event.currentTarget.href;
  void addressFor(app, plain).then((address) => location.assign(address));
}

async function addressFor(app: Site, plain: string): Promise<string> {
  try {
    return (await call("GET /auth/cross-site/{app}", { params: { app } })).redirect;
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    return plain;
  }
}
