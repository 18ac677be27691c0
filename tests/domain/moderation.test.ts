import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import { skeleton } from "#shared/rules/account/skeleton.ts";
import { holdEnd, neutralName } from "#shared/rules/moderation.ts";
import { openSession } from "#shared/server/accounts/sessions/sessions.ts";
import { changeProfile } from "#shared/server/accounts/settings/settings.ts";
import { freeDisplayName } from "#shared/server/accounts/sign-up/names.ts";
import { heldBy } from "#shared/server/conduct/holds.ts";
import { ownMeasures, purgeMeasures } from "#shared/server/conduct/own-measures.ts";
import { reportPlayer } from "#shared/server/conduct/report.ts";
import { takeMeasure, type Case, type Deed } from "#shared/server/moderation/measures.ts";
import { listReports, playerRecord, reportOf } from "#shared/server/moderation/reports.ts";
import { notificationsAfter } from "#shared/server/platform/notifications.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { exportOf } from "#shared/server/privacy/export.ts";
import { after, days } from "#shared/units.ts";

import { nextIsPlayer } from "../support/next-id.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";

const BY = { operator: "Ada", reason: "Please be kind to others." };

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

async function newReport(reportedID: UserID, reporterID?: UserID): Promise<number> {
  const from = reporterID ?? (await stage.newPlayer());
  await stage.run((work) => reportPlayer(work, from, reportedID, { reason: "name", note: "Look at it" }));
  const row = await stage.db
    .selectFrom("player_reports")
    .select("report_id")
    .where("reporter_id", "=", from)
    .where("reported_id", "=", reportedID)
    .executeTakeFirstOrThrow();
  return row.report_id;
}

const take = (answered: Case, deed: Deed, by = BY) => stage.run((work) => takeMeasure(work, answered, deed, by));
const codeOf = (done: Promise<unknown>): Promise<string> =>
  done.then(
    () => "done",
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );
const told = (userID: UserID) => notificationsAfter(stage.db, userID, 0, 20);
const endOf = (hold: "mute" | "ban", span: string) => holdEnd(hold, span, nowStamp()) ?? null;

describe("a moderator", () => {
  it("reads open reports before closed ones, the oldest first, and by reason", async () => {
    const player = await stage.newPlayer();
    const [first, second, third] = [await newReport(player), await newReport(player), await newReport(player)];
    await take({ reportID: first }, { measure: "close" });
    const all = await listReports(stage.db, { page: 1 });
    expect(all.map(({ report_id }) => report_id)).toEqual([second, third, first]);
    const open = await listReports(stage.db, { state: "open", reason: "name", page: 1 });
    expect(open.map(({ report_id }) => report_id)).toEqual([second, third]);
    expect(await listReports(stage.db, { reason: "cheating", page: 1 })).toEqual([]);
    expect(await listReports(stage.db, { page: 2 })).toEqual([]);
    expect(await playerRecord(stage.db, player)).toMatchObject({ reports: 3, actions: [{ measure: "close" }] });
  });

  it("closes a report without consequences: only the reporter is told that somebody looked", async () => {
    const [player, reporter] = [await stage.newPlayer(), await stage.newPlayer()];
    const reportID = await newReport(player, reporter);
    await take({ reportID }, { measure: "close" });
    expect(await told(player)).toEqual([]);
    expect(await ownMeasures(stage.db, player)).toEqual([]);
    expect(await told(reporter)).toMatchObject([{ kind: "report-answered", data: {} }]);
    expect(JSON.stringify(await exportOf(stage.db, player))).not.toContain(BY.reason);
  });

  it("warns, and the player reads the reason, but not the names of moderator or reporter", async () => {
    const [player, reporter] = [await stage.newPlayer(), await stage.newPlayer({ username: "Tell-Tale" })];
    await take({ reportID: await newReport(player, reporter) }, { measure: "warn" });
    expect(await told(player)).toMatchObject([
      { kind: "moderation", data: { measure: "warn", reason: BY.reason, untilStamp: null } },
    ]);
    expect(await ownMeasures(stage.db, player)).toMatchObject([{ measure: "warn", reason: BY.reason }]);
    const kept = await exportOf(stage.db, player);
    expect(kept.moderation).toMatchObject([{ measure: "warn", reason: BY.reason }]);
    const read = JSON.stringify([kept, await told(player), await ownMeasures(stage.db, player)]);
    expect(read).not.toMatch(/Ada|Tell-Tale/);
  });

  it("hides a name everywhere, and it cannot be taken again, nor what looks like it", async () => {
    const look = skeleton("Nasty Name");
    const player = await stage.newPlayer({ display_name: "Nasty Name", display_skeleton: look });
    const friend = await stage.newPlayer();
    await stage.run(async (work) =>
      work.notify(friend, "friend-accept", { userID: player, username: "x", displayName: "Nasty Name" }),
    );
    await take({ userID: player }, { measure: "hide" });
    expect(await playerRecord(stage.db, player)).toMatchObject({ display_name: neutralName(player) });
    expect(await told(friend)).toMatchObject([{ data: { displayName: neutralName(player) } }]);
    expect(await codeOf(stage.run((work) => freeDisplayName(work, "Nasty Name", player)))).toBe("badInput");
    expect(await codeOf(stage.run((work) => freeDisplayName(work, "NASTY  NAME", player)))).toBe("badInput");
    for (const again of [
      "Nasty Name!",
      "!!Nasty Name",
      "Nasty Name 2",
      "Na$ty_Name",
      "The Nastty Namez",
      "xxNastyNamexx",
      "Nasty Name II",
    ]) {
      expect([again, await codeOf(stage.run((work) => freeDisplayName(work, again, player)))]).toEqual([
        again,
        "badInput",
      ]);
    }
    expect(await codeOf(stage.run((work) => freeDisplayName(work, "Nice Name", player)))).toBe("done");
    expect(await codeOf(take({ userID: player }, { measure: "hide" }))).toBe("alreadyDone");
  });

  it("hides a name as often as it takes, also of who was called by a number before, and may save the profile as it stands", async () => {
    const called = (name: string) => ({ display_name: name, display_skeleton: skeleton(name) });
    const player = await stage.newPlayer(called("Racer 1488"));
    const name = neutralName(player);
    await take({ userID: player }, { measure: "hide" });
    await stage.run((work) => changeProfile(work, player, { displayName: name }));
    await stage.run((work) => changeProfile(work, player, { displayName: "Slow Losers Cry" }));
    await take({ userID: player }, { measure: "hide" });
    expect(await playerRecord(stage.db, player)).toMatchObject({ display_name: name });
    expect(await codeOf(stage.run((work) => freeDisplayName(work, "Racer 1488", player)))).toBe("badInput");
  });

  it("hides a name whatever somebody else is called", async () => {
    const player = await stage.newPlayer();
    const username = neutralName(player).replace(" ", "");
    await stage.newPlayer({ username, username_skeleton: skeleton(username) });
    await take({ userID: player }, { measure: "hide" });
    expect(await playerRecord(stage.db, player)).toMatchObject({ display_name: neutralName(player) });
  });

  it.each([9_000_000_001, 2 ** 31, 100_000_000, 12_999])(
    "hides the name of player %i, however long the id is",
    async (id) => {
      await nextIsPlayer(stage.db, id);
      const player = await stage.newPlayer({
        display_name: "Nastier Name",
        display_skeleton: skeleton("Nastier Name"),
      });
      expect(player).toBe(id);
      await take({ userID: player }, { measure: "hide" });
      expect(await playerRecord(stage.db, player)).toMatchObject({ display_name: `Racer ${id}` });
    },
  );

  it("mutes for a while, longer but never shorter, and takes it back", async () => {
    const player = await stage.newPlayer();
    await take({ userID: player }, { measure: "mute", untilStamp: endOf("mute", "7") });
    expect(await heldBy(stage.db, player, "mute", nowStamp())).toMatchObject({ reason: BY.reason });
    expect(await heldBy(stage.db, player, "mute", after(nowStamp(), days(8)))).toBeUndefined();
    expect(await codeOf(take({ userID: player }, { measure: "mute", untilStamp: endOf("mute", "1") }))).toBe(
      "alreadyDone",
    );
    await take({ userID: player }, { measure: "mute", untilStamp: endOf("mute", "30") });
    expect(await heldBy(stage.db, player, "mute", after(nowStamp(), days(8)))).toBeDefined();
    await take({ userID: player }, { measure: "unmute" }, { ...BY, reason: "That was a mistake." });
    expect(await heldBy(stage.db, player, "mute", nowStamp())).toBeUndefined();
    expect((await told(player)).map(({ data }) => (data as { measure: string }).measure)).toEqual([
      "mute",
      "mute",
      "unmute",
    ]);
    expect(await codeOf(take({ userID: player }, { measure: "unmute" }))).toBe("alreadyDone");
  });

  it("bans: every session ends, none opens, and a ban that is over or taken back lets in again", async () => {
    const player = await stage.newPlayer();
    await stage.run((work) => openSession(work, player));
    await take({ userID: player }, { measure: "ban", untilStamp: endOf("ban", "3") });
    const open = await stage.db
      .selectFrom("sessions")
      .select("session_id")
      .where("user_id", "=", player)
      .where("revoked_stamp", "is", null)
      .execute();
    expect(open).toEqual([]);
    const enter = (at = nowStamp()) => codeOf(stage.run((work) => openSession(work, player), at));
    expect(await enter()).toBe("banned");
    expect(await enter(after(nowStamp(), days(4)))).toBe("done");
    await take({ userID: player }, { measure: "ban", untilStamp: null });
    expect(await enter(after(nowStamp(), days(4_000)))).toBe("banned");
    await take({ userID: player }, { measure: "unban" });
    expect(await enter()).toBe("done");
  });

  it("a moderator who answers a report at the same moment as another is told so, and it counts once", async () => {
    const [player, reporter] = [await stage.newPlayer(), await stage.newPlayer()];
    const reportID = await newReport(player, reporter);
    const deeds: readonly Deed[] = [{ measure: "warn" }, { measure: "hide" }, { measure: "close" }];
    const codes = await atOnce(
      Array.from(
        { length: 12 },
        (_, n) => () => codeOf(take({ reportID }, deeds[n % deeds.length] ?? { measure: "warn" })),
      ),
    );
    expect(codes.toSorted()).toEqual([...Array<string>(11).fill("alreadyDone"), "done"]);
    expect((await playerRecord(stage.db, player)).actions).toHaveLength(1);
    expect(await told(reporter)).toHaveLength(1);
    expect((await reportOf(stage.db, reportID)).state).toBe("closed");
  });

  it("a ban and log-ins at the same moment leave no open session", async () => {
    for (let round = 0; round < 5; round++) {
      const player = await stage.newPlayer();
      const entering = Array.from({ length: 8 }, () => () => codeOf(stage.run((work) => openSession(work, player))));
      const ban = () => codeOf(take({ userID: player }, { measure: "ban", untilStamp: null }));
      await atOnce([...entering.slice(0, 4), ban, ...entering.slice(4)]);
      const left = await stage.db
        .selectFrom("sessions")
        .select("session_id")
        .where("user_id", "=", player)
        .where("revoked_stamp", "is", null)
        .execute();
      expect(left).toEqual([]);
    }
  });

  it("acts on no guest, and on no account that does not exist", async () => {
    const guest = await stage.newPlayer({ account_type: "guest", username: null, password_hash: null });
    const reportID = await newReport(guest);
    expect(await codeOf(take({ reportID }, { measure: "warn" }))).toBe("notAllowed");
    expect(await codeOf(take({ reportID }, { measure: "close" }))).toBe("done");
    expect(await codeOf(take({ reportID: 999_999_999 }, { measure: "close" }))).toBe("notFound");
  });
});

it("actions are purged a year after they end; a permanent ban stays", async () => {
  const [warned, banned] = [await stage.newPlayer(), await stage.newPlayer()];
  await take({ userID: warned }, { measure: "warn" });
  await take({ userID: banned }, { measure: "ban", untilStamp: null });
  await stage.run(purgeMeasures, after(nowStamp(), days(364)));
  expect(await ownMeasures(stage.db, warned)).toHaveLength(1);
  await stage.run(purgeMeasures, after(nowStamp(), days(366)));
  expect(await ownMeasures(stage.db, warned)).toEqual([]);
  expect(await ownMeasures(stage.db, banned)).toHaveLength(1);
});
