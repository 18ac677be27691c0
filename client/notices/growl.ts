import type { Notification } from "#shared/contracts/notifications.ts";
import { keyOf, type Growl } from "#shared/rules/growls/queue.ts";

/** A growl with its notification. */
export interface GrowlOf extends Growl {
  readonly notification: Notification;
}

/** Whether it calls to a race, which may be over before it's shown. */
export const isRaceInvite = ({ kind }: Growl): boolean => kind === "race-invite";

/** Where a growl leads. */
export interface GrowlLink {
  readonly label: string;
  readonly to: string;
}

export function growlOf(notification: Notification): GrowlOf {
  const { kind, data, notificationID } = notification;
  const userID = "userID" in data ? data.userID : undefined;
  return {
    key: keyOf(kind, userID),
    kind,
    from: userID === undefined ? [] : [userID],
    numbers: notificationID === null ? [] : [notificationID],
    notification,
  };
}
