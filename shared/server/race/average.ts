import type { Site } from "../../content/site.ts";

/** A racer's average on a site over the last ten finished races there: WPM, or right answers a minute. */
export const averageOn = (
  site: Site,
  user: { readonly avg_speed: number | null; readonly avg_score: number | null },
): number | null => (site === "math" ? user.avg_score : user.avg_speed);
