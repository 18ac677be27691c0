import type { EventID } from "../../content/events/calendar.ts";
import type { EventKey, SeasonKey } from "../../content/ways.ts";
import type { Stamp } from "../../units.ts";

/** Something new that a player is told of once, on whatever device. Another kind is added here. */
export type Announcement = {
  /** Never used for anything else. */
  readonly key: `announcement:${string}`;
  readonly name: string;
  readonly startStamp: Stamp;
  readonly endStamp: Stamp;
} & ({ readonly kind: "season"; readonly season: SeasonKey } | { readonly kind: "event"; readonly event: EventKey });

/** What announcements need to know of a player who is logged in. */
export interface Reader {
  /** Whole days since the account was made. */
  readonly memberDays: number;
  /** The log-in before the present one; for an account that never had another, when it was made. */
  readonly lastLogin: Stamp;
  /** The events that the player is in. */
  readonly events: ReadonlySet<EventID>;
}

/** What one kind of announcement says to a player at a moment; undefined where it says nothing. */
export type AnnouncementRule = (reader: Reader, now: Stamp) => Announcement | undefined;
