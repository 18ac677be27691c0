import { Notification } from "../../contracts/notifications.ts";
import type { Stamp } from "../../units.ts";
import type { Log } from "./log.ts";
import { warnRarely } from "./rare-lines.ts";

/** A notification as it is stored, by this version or another one. */
export interface StoredNotification {
  readonly notificationID: number;
  readonly kind: string;
  readonly data: unknown;
  readonly stamp: Stamp;
}

/**
 * Reads a stored notification. During an upgrade newer processes write kinds and shapes that this one doesn't know: those
 * are left out, with a line in the log, and the rest of the list stays.
 */
export function knownOf(
  { notificationID, kind, data, stamp }: StoredNotification,
  log?: Pick<Log, "warn">,
): Notification | undefined {
  const read = Notification.safeParse({ notificationID, kind, data, stamp });
  if (!read.success && log) {
    warnRarely(log, read.error.issues[0]?.message, "a stored notification is of another version, and left out", {
      kind,
    });
  }
  return read.data;
}
