import { before, days, type Stamp } from "../../units.ts";
import type { TeamRole } from "./roles.ts";

interface Seen {
  readonly role: TeamRole;
  readonly joinStamp: Stamp;
  /** null before their first race for the team. */
  readonly lastActivity: Stamp | null;
}

/** Members who neither joined nor played since this moment are removed. */
export const idleSince = (autoRemoveDays: number, now: Stamp): Stamp => before(now, days(autoRemoveDays));

/**
 * Whether the nightly clean-up removes somebody. The edit form warns of the same.
 *
 * @param autoRemoveDays 0 means never
 * @source teams §4 Auto-remove warning
 */
export function isAutoRemovable({ role, joinStamp, lastActivity }: Seen, autoRemoveDays: number, now: Stamp): boolean {
  if (autoRemoveDays === 0 || role !== "member") return false;
  return Math.max(joinStamp, lastActivity ?? 0) <= idleSince(autoRemoveDays, now);
}
