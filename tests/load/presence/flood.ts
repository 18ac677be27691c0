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
  /** What they hear of: a friend who comes online, or the message of the day of their team. */
  readonly news?: "friends" | "team" | undefined;
}

const STEP_MS = 5;
const FIELD = "displayName";
const TIME_LENGTH = 17;

/** Publishes what friends are told when somebody comes online, or what a team is told when an officer posts. @returns how many deliveries that is */
export async function flood(bus: Pick<Bus, "publish">, plan: Flood): Promise<number> {
  const { perSecond, seconds, friends } = plan;
  const events = Math.round((perSecond * seconds) / friends);
  const startMs = performance.now();
  for (let event = 0; event < events; await wait(STEP_MS)) {
    const due = Math.min(events, Math.floor(((performance.now() - startMs) / 1_000) * (perSecond / friends)));
    const leaving: Promise<void>[] = [];
    for (; event < due; event++) leaving.push(bus.publish(happens(plan, event)));
    await Promise.all(leaving);
  }
  return events * friends;
}

const happens = (plan: Flood, event: number) =>
  plan.news === "team" ? isPosted(plan, event) : comesOnline(plan, event);

/** As a committed message is published: each teammate's own notification, and that their team is another one now. */
function isPosted({ firstUser, users, friends }: Flood, event: number) {
  const displayName = (performance.timeOrigin + performance.now()).toFixed(3);
  const stamp = nowStamp();
  const person = { userID: (firstUser + (event % users)) as UserID, username: "Load_Racer", displayName };
  const data = { ...person, teamName: "Load Team", tag: "LOAD", tagColor: "3a86ff" };
  const members = Array.from(
    { length: friends },
    (_each, nth) => (firstUser + ((event * friends + nth) % users)) as UserID,
  );
  const told = members.map((userID, nth) => ({
    userID,
    notification: { notificationID: event * friends + nth + 1, stamp, kind: "team-motd" as const, data },
  }));
  return bySlot(
    told,
    members.map((userID) => ({ userID, facts: ["team" as const] })),
  );
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
      look: "",
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
