import type { Stamp } from "../../units.ts";
import { seasonAt } from "../seasons/calendar.ts";
import type { Announcement, Reader } from "./announcement.ts";

/** Who is a member for less than two days gets to know the game first. @source teams-shop-seasons §9 */
const MEMBER_DAYS_ABOVE = 1;

/** The season that runs, for members who last logged in before it started. @source teams-shop-seasons §9 */
export function seasonAnnouncement({ memberDays, lastLogin }: Reader, now: Stamp): Announcement | undefined {
  const season = seasonAt(now);
  if (!season || memberDays <= MEMBER_DAYS_ABOVE || season.startStamp <= lastLogin) return undefined;
  const { seasonID, key, name, startStamp, endStamp } = season;
  return { key: `announcement:season:${seasonID}`, kind: "season", season: key, name, startStamp, endStamp };
}
