import { describe, expect, it } from "vitest";

import type { Notification } from "#shared/contracts/notifications.ts";
import type { UserID } from "#shared/ids.ts";
import { bySlot } from "#shared/server/platform/bus.ts";
import { SlotReader, wireOf } from "#shared/server/platform/redis/slot-wire.ts";
import { stampOf } from "#shared/units.ts";

const one = 7_001 as UserID;
const neighbour = 8_001 as UserID;
const other = 7_002 as UserID;

const gift = (notificationID: number): Notification => ({
  notificationID,
  stamp: stampOf(new Date("2027-01-15T08:00:00Z")),
  kind: "sent-cash",
  data: {
    userID: other,
    username: "Two_Lines",
    displayName: "Two\nLines \u{1F3C1}",
    tag: null,
    tagColor: null,
    amount: 5,
  },
});

describe("what travels on a slot's channel", () => {
  it("arrives as it was sent, in its order, names with line breaks and all", () => {
    const [first, second] = [gift(1), gift(2)];
    const messages = bySlot(
      [
        { userID: one, notification: first },
        { userID: neighbour, notification: second },
        { userID: one, notification: second },
        { userID: other, notification: first },
      ],
      [{ userID: neighbour, facts: ["friends"] }],
    );
    const reader = new SlotReader();
    const read = wireOf(messages).map(({ slot, body }) => [slot, reader.read(body)]);
    expect(read).toEqual(messages.map((message) => [message.slot, message]));
  });

  it.each([1_000, 1_999, 2 ** 31 - 1, 2 ** 31, 4_294_968_000, Number.MAX_SAFE_INTEGER])(
    "reaches player %i in the slot of the last three digits",
    (id) => {
      const userID = id as UserID;
      const changed = { userID, facts: ["wallet"] } as const;
      const [message, ...others] = bySlot([{ userID, notification: gift(2 ** 31) }], [changed]);
      expect(others).toEqual([]);
      expect(message?.slot).toBe(Number(String(id).slice(-3)));
      const [wire] = wireOf(message ? [message] : []);
      expect(wire?.slot).toBe(message?.slot);
      expect(new SlotReader().read(wire?.body ?? "")).toEqual(message);
      expect(message?.told).toEqual([{ userID, notification: gift(2 ** 31) }]);
      expect(message?.changed).toEqual([changed]);
    },
  );

  it("is one object for all receivers of the same message, and another one if a single letter differs", () => {
    const reader = new SlotReader();
    const told = (notification: Notification, userID: UserID): Notification | undefined =>
      wireOf(bySlot([{ userID, notification }])).map(({ body }) => reader.read(body))[0]?.told[0]?.notification;
    const first = told(gift(1), one);
    expect(told(gift(1), other)).toBe(first);
    expect(told(gift(2), other)).toEqual(gift(2));
  });

  it("carries changes without a notification", () => {
    const changed = { userID: one, facts: ["wallet", "progress"] } as const;
    const [wire] = wireOf(bySlot([], [changed]));
    expect(new SlotReader().read(wire?.body ?? "")).toEqual({ slot: 1, told: [], changed: [changed] });
  });

  it("names each player who changed once, with everything that did", () => {
    const messages = bySlot(
      [],
      [
        { userID: one, facts: ["wallet"] },
        { userID: neighbour, facts: ["friends"] },
        { userID: one, facts: ["progress", "wallet"] },
        { userID: other, facts: ["gifts"] },
      ],
    );
    expect(messages).toEqual([
      {
        slot: 1,
        told: [],
        changed: [
          { userID: one, facts: ["wallet", "progress"] },
          { userID: neighbour, facts: ["friends"] },
        ],
      },
      { slot: 2, told: [], changed: [{ userID: other, facts: ["gifts"] }] },
    ]);
  });

  it.each([
    "",
    "null",
    "12",
    "{}",
    '{"slot":1}',
    '{"slot":"1","to":[]}',
    '{"slot":1,"to":7001}',
    '{"slot":1,"to":[7001]}',
    '{"slot":1,"to":[]}\n{}',
    '{"slot":1,"to":[7001]}\n{"notificationID":',
    "\n\n",
    "not at all",
  ])("is nothing when it has another shape: %j", (body) => {
    expect(new SlotReader().read(body)).toBeUndefined();
  });
});
