import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { BELL } from "#shared/rules/growls/bell.ts";
import { latestNotificationsOf, noticeCountersOf } from "#shared/server/notifications/bell.ts";
import { notificationsAfter } from "#shared/server/platform/notifications.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

import { diceOf } from "../support/dice.ts";
import { newStage, type Stage } from "../support/players.ts";

const RUNS = 25;
const MOST = 30;

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

/** What this version writes, and what another one may have written: a kind and a shape of its own. */
const KNOWN = { kind: "purchase", data: { invoiceNum: "R-1" } };
const UNKNOWN = [
  { kind: "sticker-swap", data: { userID: 1, lootID: 7 } },
  { kind: "purchase", data: { receipt: { number: 1 } } },
  { kind: "toString", data: {} },
];

const dice = diceOf("notifications of other versions");

interface Stored {
  /** The numbers of those that this version reads. */
  readonly known: readonly number[];
  /** How many are of a kind that it knows, whatever their shape. */
  readonly ofKnownKind: number;
}

/** Stores notifications as if other versions had written some of them. */
async function store(userID: UserID, count: number): Promise<Stored> {
  const rows = Array.from({ length: count }, (_each, nth) => {
    const isKnown = dice() < 0.4;
    const foreign = UNKNOWN[Math.floor(dice() * UNKNOWN.length)] ?? KNOWN;
    return { notificationID: nth + 1, isKnown, ...(isKnown ? KNOWN : foreign) };
  });
  await sql`insert into notification_counters (user_id, last_id) values (${userID}, ${count})`.execute(stage.db);
  await sql`insert into notifications (user_id, notification_id, kind, data, stamp)
    select ${userID}, r."notificationID", r.kind, r.data, ${nowStamp()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("notificationID" bigint, kind text, data jsonb)`.execute(
    stage.db,
  );
  return {
    known: rows.filter(({ isKnown }) => isKnown).map(({ notificationID }) => notificationID),
    ofKnownKind: rows.filter(({ kind }) => kind === KNOWN.kind).length,
  };
}

describe("notifications of which other versions wrote some", () => {
  it("are read without those, in pages of any size, none twice and none missing, with a line in the log", async () => {
    for (let run = 0; run < RUNS; run++) {
      const player = await stage.newPlayer();
      const count = 1 + Math.floor(dice() * MOST);
      const limit = 1 + Math.floor(dice() * MOST);
      const { known } = await store(player, count);
      const log = { warn: vi.fn<() => void>() };
      const read: (number | null)[] = [];
      for (;;) {
        const page = await notificationsAfter(stage.db, player, read.at(-1) ?? 0, limit, log);
        read.push(...page.map(({ notificationID }) => notificationID));
        if (page.length < limit) break;
      }
      expect(read).toEqual(known);
      expect(log.warn.mock.calls).toHaveLength(known.length < count ? 1 : 0);
    }
  });

  it("are listed by the bell without those, and other kinds are not counted as new", async () => {
    for (let run = 0; run < RUNS; run++) {
      const player = await stage.newPlayer();
      const count = 1 + Math.floor(dice() * MOST);
      const { known, ofKnownKind } = await store(player, count);
      const { notices } = await latestNotificationsOf(stage.db, player, nowStamp(), { warn: () => undefined });
      expect(notices.map(({ notification }) => notification.notificationID)).toEqual(
        known.filter((id) => id > count - BELL.shown).toReversed(),
      );
      const { unseenNotifications } = await noticeCountersOf(stage.db, player);
      expect(unseenNotifications).toBe(Math.min(ofKnownKind, BELL.shown));
    }
  });
});
