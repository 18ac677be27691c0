import { setTimeout as wait } from "node:timers/promises";

import type { Notification } from "#shared/contracts/notifications.ts";
import type { CarID, UserID } from "#shared/ids.ts";
import { bySlot, type Bus } from "#shared/server/platform/bus.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

/** Events that each reach so many friends, spread evenly over so long. */
export interface Flood {
  readonly perSecond: number;
  readonly seconds: number;
  readonly firstUser: number;
  readonly users: number;
  readonly friends: number;
}

const STEP_MS = 5;
const FIELD = "displayName";
const TIME_LENGTH = 17;

/** Publishes what friends are told when somebody comes online. @returns how many deliveries that is */
export async function flood(bus: Pick<Bus, "publish">, plan: Flood): Promise<number> {
  const { perSecond, seconds, friends } = plan;
  const events = Math.round((perSecond * seconds) / friends);
  const startMs = performance.now();
  for (let event = 0; event < events; await wait(STEP_MS)) {
    const due = Math.min(events, Math.floor(((performance.now() - startMs) / 1_000) * (perSecond / friends)));
    const leaving: Promise<void>[] = [];
    for (; event < due; event++) leaving.push(bus.publish(comesOnline(plan, event)));
    await Promise.all(leaving);
  }
  return events * friends;
}

/** The time when it was sent travels as the name. */
function comesOnline({ firstUser, users, friends }: Flood, event: number) {
  const [userID, username] = [firstUser + (event % users), "Load_Racer"];
  const displayName = (performance.timeOrigin + performance.now()).toFixed(3);
  const notification: Notification = {
    notificationID: null,
    stamp: nowStamp(),
    kind: "friend-online",
    data: {
      type: "friend-online",
      userID: userID as UserID,
      username,
      displayName,
      tag: null,
      tagColor: null,
      app: "type",
      carID: 1 as CarID,
      carHueAngle: 0,
      friendType: "friend",
    },
  };
  const from = event * friends;
  return bySlot(
    Array.from({ length: friends }, (_each, nth) => ({
      userID: (firstUser + ((from + nth) % users)) as UserID,
      notification,
    })),
  );
}

/** When the notification in a frame was sent, in milliseconds since 1970; NaN for one that does not say. */
export function sentMsOf(frame: Buffer): number {
  const at = frame.indexOf(FIELD) + FIELD.length + 1;
  return Number(frame.toString("latin1", at, at + TIME_LENGTH));
}
