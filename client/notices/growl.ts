import type { Notification } from "#shared/contracts/notifications.ts";
import type { Growl } from "#shared/rules/growls/queue.ts";

/** A growl with its notification. */
export interface GrowlOf extends Growl {
  readonly notification: Notification;
}

/** Where a growl leads. */
export interface GrowlLink {
  readonly label: string;
  readonly to: string;
}
