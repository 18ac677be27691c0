import type { Site } from "#shared/content/site.ts";
import type { Notification } from "#shared/contracts/notifications.ts";
import { keyOf, type Growl } from "#shared/rules/growls/queue.ts";

import { kindOf } from "./kinds/all.ts";
import type { GrowlText } from "./kinds/kind.ts";

/** A growl with its notification. */
export interface GrowlOf extends Growl {
  readonly notification: Notification;
}

/** Whether it calls to a race, which may be over before it's shown. */
export const isRaceInvite = ({ kind }: Growl): boolean => kind === "race-invite";

export function growlOf(notification: Notification): GrowlOf {
  const { kind, data, notificationID } = notification;
  const userID = "userID" in data ? data.userID : undefined;
  return {
    key: keyOf(kind, userID),
    kind,
    group: kindOf(kind).group,
    from: userID === undefined ? [] : [userID],
    numbers: notificationID === null ? [] : [notificationID],
    notification,
  };
}

export const wordsOf = ({ notification: { kind, data }, from }: GrowlOf, site: Site): GrowlText =>
  kindOf(kind).words(data, { site, from });
