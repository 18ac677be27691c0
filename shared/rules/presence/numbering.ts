/** The limit of missed notifications in one answer. */
export const MOST_AT_ONCE = 30;

/**
 * What a notification's number means to a page that has everything up to `lastID`. After a gap it is ignored: the next
 * check-in brings it again in order.
 *
 * @source core §5 Duplicate notification ids
 */
export function arrivalOf(notificationID: number | null, lastID: number): "new" | "known" | "gap" {
  if (notificationID === null) return "new";
  if (notificationID <= lastID) return "known";
  return notificationID === lastID + 1 ? "new" : "gap";
}

/** Where to go on reading after an answer: a page that missed very much reads only the newest. */
export const readOnFrom = (lastID: number, newestID: number): number => Math.max(lastID, newestID - MOST_AT_ONCE);
