import { unpack } from "msgpackr";
import { expect, it } from "vitest";

import type { Notification } from "#shared/contracts/notifications.ts";
import type { UserID } from "#shared/ids.ts";
import type { Stamp } from "#shared/units.ts";

import { frameOf } from "../../game-server/colyseus/frames.ts";
import { ToldFrames } from "../../game-server/presence/told-frames.ts";

const person = { userID: 7 as UserID, username: "Ada", displayName: "notificationID", tag: null, tagColor: null };
const news = { stamp: 1_700_000_000 as Stamp, kind: "friend-accept", data: person } as const;
/** What the library's client unpacks: the content after the code and the name. */
const read = (bytes: Buffer): unknown => unpack(bytes.subarray(1 + 1 + "told".length));

it("each receiver's frame says what it would say alone, whatever the number's size", () => {
  const frames = new ToldFrames();
  for (const notificationID of [0, 1, 127, 128, 255, 256, 65_535, 65_536, 4_294_967_295, 4_294_967_296, 2]) {
    const notification: Notification = { notificationID, ...news };
    const { bytes, whole } = frames.frameOf(notification);
    expect(read(bytes)).toEqual(read(frameOf("told", notification).bytes));
    expect(whole?.subarray(-bytes.length).equals(bytes)).toBe(true);
  }
});

it("news too long for one frame still has each receiver's number", () => {
  const frames = new ToldFrames();
  const data = { ...person, displayName: "x".repeat(70_000) };
  for (const notificationID of [3, 70_000]) {
    const { bytes, whole } = frames.frameOf({ notificationID, ...news, data });
    expect(read(bytes)).toMatchObject({ notificationID, data });
    expect(whole).toBeUndefined();
  }
});

it("news without a number is one frame for all, and other news is another one", () => {
  const frames = new ToldFrames();
  const open: Notification = { notificationID: null, ...news };
  const first = frames.frameOf(open);
  expect(frames.frameOf(open)).toBe(first);
  expect(read(frames.frameOf({ notificationID: 5, ...news }).bytes)).toMatchObject({ notificationID: 5 });
  const other = frames.frameOf({ ...open, data: { ...person, displayName: "Ben" } });
  expect(read(other.bytes)).toMatchObject({ notificationID: null, data: { displayName: "Ben" } });
});
