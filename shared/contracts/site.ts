import type { EventRun } from "../content/events/calendar.ts";
import type { Season } from "../content/seasons/calendar.ts";
import type { Site } from "../content/site.ts";
import type { TEAM_INFO } from "../rules/teams/team-info.ts";
import type { Stamp } from "../units.ts";

/** The content of `/site.json`: which site this is, and the operator's settings. Public. */
export interface SiteFacts {
  readonly site: Site;
  /** The sister sites: name and address. */
  readonly sites: Readonly<Record<string, string>>;
  /** The address of the Teacher Portal. */
  readonly teachersUrl: string;
  /** The operator and how to reach them; null if not configured. */
  readonly operator: { readonly name: string | null; readonly contact: string | null };
  /** The last day of the math race, and whether it is over; null while no end is planned. @source teams-shop-seasons §1 */
  readonly mathFarewell: { readonly day: string; readonly isOver: boolean } | null;
  /** The season that runs, the same for guests; null between two. @source README Globals */
  readonly season: Season | null;
  /** The event that runs; null while there is none. */
  readonly event: EventRun | null;
  /** The next event to begin, which a page that stays open begins by itself. */
  readonly nextEvent: EventRun | null;
  /** What the store sells for less, and until when; nothing while there is no store. @source teams-shop-seasons §3 Store item */
  readonly sales: readonly { readonly SKU: string; readonly salePrice: number; readonly saleEnds: Stamp }[];
  /** The newest post; null while there is none. */
  readonly news: { readonly newsID: string; readonly title: string; readonly stamp: Stamp } | null;
  /** Whether nobody sees ads here. */
  readonly noAds: boolean;
  /** Hosts whose ads some see here, each in a closed frame; none while all ads are our own. */
  readonly adHosts: readonly string[];
  /** The payment provider's public key; null while nothing is sold for real money. */
  readonly paymentKey: string | null;
  /** The price and the limits of teams. */
  readonly teamInfo: typeof TEAM_INFO;
  /** Where the source of this server can be read; null if not configured. */
  readonly sourceUrl: string | null;
  /** The build stamp of the server's client; null without one. An older page reloads itself. */
  readonly clientVersion: number | null;
}
