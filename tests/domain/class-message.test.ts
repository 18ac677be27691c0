import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { SectionID, UserID } from "#shared/ids.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";
import { postClassMessage } from "#shared/server/classes/class-terms.ts";
import { ownClassOf } from "#shared/server/classes/own-class.ts";
import { archiveClass, restoreClass } from "#shared/server/classes/sections.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { duePopUpsFor } from "#shared/server/pop-ups/due.ts";
import { seePopUps } from "#shared/server/pop-ups/see.ts";
import { after, days, hours, seconds, type Stamp } from "#shared/units.ts";

import { newTaught, place } from "../support/class-stage.ts";
import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const NOW = nowStamp();
const END = after(NOW, hours(1));

async function newClass() {
  const { teacherID, sectionID } = await newTaught(stage);
  const pupil = await stage.newPlayer();
  await place(stage, sectionID, pupil);
  return { teacherID, sectionID, pupil };
}
interface Posted {
  readonly teacherID: UserID;
  readonly sectionID: SectionID;
}
const post = (
  { teacherID, sectionID }: Posted,
  message: string,
  { until = null, at = NOW }: { until?: Stamp | null; at?: Stamp } = {},
) => stage.run((work) => postClassMessage(work, teacherID, sectionID, { message, untilStamp: until }), at);

const due = async (userID: UserID, at: Stamp = NOW) =>
  (await duePopUpsFor({ db: stage.db, site: "type", userID, now: at })).class;
const wordsFor = async (userID: UserID, at?: Stamp) => (await due(userID, at)).map(({ message }) => message);
const see = (userID: UserID, key: string) => stage.run((work) => seePopUps(work, "type", userID, [key]), NOW);
/** What a session says of it. */
const told = async (userID: UserID, at: Stamp = NOW) =>
  (await ownClassOf({ db: stage.db, nowStamp: () => at } as never, userID)).classData?.message?.message;
/** By session and pop-up. */
const heard = async (userID: UserID, at?: Stamp) => [await told(userID, at), ...(await wordsFor(userID, at))];

describe("a teacher's message", () => {
  it("reaches every pupil of the class, with gold and without, and nobody else", async () => {
    const at = await newClass();
    const other = await newClass();
    const [gold, made, pending, removed, outside] = [
      await stage.newPlayer({ membership: "gold" }),
      await stage.newPlayer(),
      await stage.newPlayer(),
      await stage.newPlayer(),
      await stage.newPlayer({ membership: "gold" }),
    ];
    await place(stage, at.sectionID, gold);
    await place(stage, at.sectionID, made, { isMade: true });
    await place(stage, at.sectionID, pending, { standing: "pending" });
    await place(stage, at.sectionID, removed, { standing: "removed", isMade: true });
    await post(at, "Bring your cards!");
    for (const each of [at.pupil, gold, made])
      expect(await heard(each)).toEqual(["Bring your cards!", "Bring your cards!"]);
    for (const each of [pending, removed, outside, at.teacherID, other.pupil, other.teacherID])
      expect(await heard(each)).toEqual([undefined]);
  });

  it("is over at its end, when it is taken back, and while the class is put away", async () => {
    const at = await newClass();
    await post(at, "Until the bell", { until: END });
    expect(await heard(at.pupil, (END - 1) as Stamp)).toEqual(["Until the bell", "Until the bell"]);
    expect(await heard(at.pupil, END)).toEqual([undefined]);
    await post(at, "");
    expect(await heard(at.pupil)).toEqual([undefined]);
    await post(at, "Back again");
    await stage.run((work) => archiveClass(work, at.teacherID, at.sectionID));
    const made = await stage.newPlayer();
    await place(stage, at.sectionID, made, { isMade: true });
    for (const each of [at.pupil, made]) expect(await heard(each)).toEqual([undefined]);
    await stage.run((work) => restoreClass(work, at.teacherID, at.sectionID));
    expect(await heard(made)).toEqual(["Back again", "Back again"]);
  });
});

describe("its pop-up", () => {
  it("comes once to each pupil, with the teacher's name and the end, and again with another message", async () => {
    const at = await newClass();
    const classmate = await stage.newPlayer();
    await place(stage, at.sectionID, classmate);
    await post(at, "First", { until: END });
    const [first] = await due(at.pupil);
    expect(first).toEqual({
      key: `class:${at.sectionID}:${NOW}`,
      message: "First",
      teacherName: (await ownClassOf({ db: stage.db, nowStamp: () => NOW } as never, at.pupil)).classData?.teacherName,
      untilStamp: END,
    });
    await see(at.pupil, first?.key ?? "");
    expect(await wordsFor(at.pupil)).toEqual([]);
    expect(await told(at.pupil), "pages still have it").toBe("First");
    expect(await wordsFor(classmate)).toEqual(["First"]);
    const later = after(NOW, seconds(5));
    await post(at, "First", { at: later });
    expect(
      (await due(at.pupil)).map(({ key }) => key),
      "the same words, said again",
    ).toEqual([`class:${at.sectionID}:${later}`]);
  });

  it("is news for thirty days, for less than it is known that it was seen", async () => {
    const at = await newClass();
    await post(at, "All year long");
    expect(await wordsFor(at.pupil, after(NOW, days(29)))).toEqual(["All year long"]);
    const old = after(NOW, days(30));
    expect(await heard(at.pupil, old)).toEqual(["All year long"]);
    expect(old).toBeLessThan(after(NOW, days(KEPT_DAYS.seenPopUp)));
  });

  it("is seen by nobody who isn't told of it", async () => {
    const at = await newClass();
    const stranger = await stage.newPlayer();
    await post(at, "For us");
    const [popUp] = await due(at.pupil);
    for (const each of [stranger, at.teacherID]) await see(each, popUp?.key ?? "");
    const seen = await stage.db
      .selectFrom("seen_pop_ups")
      .select("key")
      .where("user_id", "in", [stranger, at.teacherID])
      .execute();
    expect(seen).toEqual([]);
  });
});
