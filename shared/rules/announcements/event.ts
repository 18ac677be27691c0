import type { Stamp } from "../../units.ts";
import { eventAt } from "../events/calendar.ts";
import type { Announcement, Reader } from "./announcement.ts";

/** The event that runs, for who isn't in it. @source teams-shop-seasons §9 Event announcement */
export function eventAnnouncement({ events }: Reader, now: Stamp): Announcement | undefined {
  const event = eventAt(now);
  if (!event || events.has(event.eventID)) return undefined;
  const { eventID, key, name, startStamp, endStamp } = event;
  return { key: `announcement:event:${eventID}`, kind: "event", event: key, name, startStamp, endStamp };
}
