import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { changeProfile } from "#shared/server/accounts/settings/settings.ts";
import { heldBy } from "#shared/server/conduct/holds.ts";
import { ownMeasures, purgeMeasures } from "#shared/server/conduct/own-measures.ts";
import {
  appealMeasure,
  dismissMeasureAppeal,
  openMeasureAppeals,
  upholdMeasureAppeal,
} from "#shared/server/moderation/appeals.ts";
import { takeMeasure, type Deed } from "#shared/server/moderation/measures.ts";
import { notificationsAfter } from "#shared/server/platform/notifications.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { exportOf } from "#shared/server/privacy/export.ts";
import { after, days } from "#shared/units.ts";

import { atOnce, newStage, type Stage } from "../support/players.ts";
import { codeOf } from "../support/team-stage.ts";

const BY = { operator: "Ada", reason: "Please be kind to others." };

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const inAWeek = () => after(nowStamp(), days(7));
const take = (userID: UserID, deed: Deed) => stage.run((work) => takeMeasure(work, { userID }, deed, BY));
const ask = (code: string) => stage.run((work) => appealMeasure(work, code));
const answer = (actionID: number, how: typeof upholdMeasureAppeal) => stage.run((work) => how(work, actionID));
/** What was done to a player last. */
async function last(userID: UserID) {
  const row = await stage.db
    .selectFrom("moderation_actions")
    .select(["action_id as actionID", "appeal_code as code", "appeal_state as state", "lifted_stamp as lifted"])
    .where("user_id", "=", userID)
    .orderBy("action_id", "desc")
    .executeTakeFirstOrThrow();
  return row;
}
const told = async (userID: UserID) =>
  (await notificationsAfter(stage.db, userID, 0, nowStamp())).filter(({ kind }) => kind === "measure-appeal-answered");

const DEEDS: readonly Deed[] = [
  { measure: "warn" },
  { measure: "hide" },
  { measure: "mute", untilStamp: inAWeek() },
  { measure: "ban", untilStamp: inAWeek() },
  { measure: "ban", untilStamp: null },
];

describe("another look at what a moderator did", () => {
  it.each(DEEDS)("is asked for once and answered once: $measure", async (deed) => {
    for (const how of [upholdMeasureAppeal, dismissMeasureAppeal]) {
      const userID = await stage.newPlayer();
      await take(userID, deed);
      const { code, actionID } = await last(userID);
      const asked = await atOnce(Array.from({ length: 8 }, () => () => ask(code)));
      expect(new Set(asked)).toEqual(new Set(["open"]));
      expect((await openMeasureAppeals(stage.db)).filter(({ user_id }) => user_id === userID)).toHaveLength(1);
      const answered = await atOnce([how, how, how].map((each) => () => codeOf(answer(actionID, each))));
      expect(answered.toSorted()).toEqual(["alreadyDone", "alreadyDone", "done"]);
      const isUpheld = how === upholdMeasureAppeal;
      expect(await ask(code)).toBe(isUpheld ? "upheld" : "dismissed");
      expect((await last(userID)).lifted !== null).toBe(isUpheld);
      expect(await told(userID)).toMatchObject([{ data: { measure: deed.measure, subject: "player", isUpheld } }]);
      const isHold = deed.measure === "mute" || deed.measure === "ban";
      const held = isHold ? await heldBy(stage.db, userID, deed.measure, nowStamp()) : undefined;
      expect(held !== undefined).toBe(isHold && !isUpheld);
      const [note] = await ownMeasures(stage.db, userID);
      expect(note).toMatchObject({ appealCode: code, appeal: isUpheld ? "upheld" : "dismissed" });
    }
  });

  it("gives a hidden display name back to whoever was right", async () => {
    const userID = await stage.newPlayer({ display_name: "Sunny Sprinter" });
    await take(userID, { measure: "hide" });
    const wanted = () => stage.run((work) => changeProfile(work, userID, { displayName: "Sunny Sprinter" }));
    expect(await codeOf(wanted())).toBe("badInput");
    const { code, actionID } = await last(userID);
    await ask(code);
    const open = (await openMeasureAppeals(stage.db)).find(({ user_id }) => user_id === userID);
    expect(open).toMatchObject({ display_name: `Racer ${userID}`, words: "Sunny Sprinter" });
    await answer(actionID, upholdMeasureAppeal);
    expect(await codeOf(wanted())).toBe("done");
  });

  it("isn't to be had for good news, for what was taken back, and under a code that nobody was told", async () => {
    const userID = await stage.newPlayer();
    await take(userID, { measure: "mute", untilStamp: inAWeek() });
    const mute = await last(userID);
    await take(userID, { measure: "unmute" });
    expect(await codeOf(ask((await last(userID)).code))).toBe("nothingToAppeal");
    expect(await codeOf(ask(mute.code))).toBe("nothingToAppeal");
    expect(await codeOf(ask("00000000-0000-4000-8000-000000000000"))).toBe("notFound");
    expect(await codeOf(answer(mute.actionID, upholdMeasureAppeal))).toBe("notFound");
  });

  it("is in the player's own data, and what waits for it is not purged", async () => {
    const userID = await stage.newPlayer();
    await take(userID, { measure: "warn" });
    await ask((await last(userID)).code);
    expect(JSON.stringify(await exportOf(stage.db, userID))).toContain('"appeal_state":"open"');
    await stage.run(purgeMeasures, after(nowStamp(), days(4_000)));
    expect((await last(userID)).state).toBe("open");
  });
});
