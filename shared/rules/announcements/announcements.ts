import type { Stamp } from "../../units.ts";
import type { Announcement, AnnouncementRule, Reader } from "./announcement.ts";
import { eventAnnouncement } from "./event.ts";
import { seasonAnnouncement } from "./season.ts";

/** Every kind, the most important first. */
const RULES: readonly AnnouncementRule[] = [seasonAnnouncement, eventAnnouncement];

/** What there is to tell a player, seen or not. @source teams-shop-seasons §9 */
export const announcementsFor = (
  reader: Reader,
  now: Stamp,
  rules: readonly AnnouncementRule[] = RULES,
): readonly Announcement[] => rules.map((rule) => rule(reader, now)).filter((each) => each !== undefined);
