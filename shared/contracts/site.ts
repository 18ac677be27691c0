import type { Site } from "../content/site.ts";

/** What `/site.json` says: which site this is, and what its operator has set. Readable by everybody. */
export interface SiteFacts {
  readonly site: Site;
  /** The sister sites: name and address. */
  readonly sites: Readonly<Record<string, string>>;
  /** Where the Teacher Portal is. */
  readonly teachersUrl: string;
  /** Who runs the site and how to reach them; null where the operator has not said. */
  readonly operator: { readonly name: string | null; readonly contact: string | null };
  /** The last day of the math race, and whether it is over; null while no end is planned. @source teams-shop-seasons §1 */
  readonly mathFarewell: { readonly day: string; readonly isOver: boolean } | null;
  /** The stamp of the build of the client that the server has; null where it has none. An older page loads itself anew. */
  readonly clientVersion: number | null;
}
