import { useSite } from "../../net/site.ts";

/** Hosts whose ads some see on this site; none while all ads are our own. */
export const useAdHosts = (): readonly string[] => useSite(({ adHosts }) => adHosts);

/** What this site can promise of ads and trackers, in one line. */
export const useAdPromise = (): string =>
  useAdHosts().length === 0
    ? "No ads from other companies, no trackers, and nothing about you is sold."
    : "Some see ads from other companies, in a closed frame that can't look into this site. Nothing about you is sold.";
