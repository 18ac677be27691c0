import { matchMaker } from "@colyseus/core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { textByID } from "#shared/content/texts/by-id.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import type { LiveLane } from "#shared/contracts/realtime/classroom.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import { replay } from "#shared/rules/race/replay.ts";
import { textsOfBand } from "#shared/rules/text-measures/bands.ts";
import { classroomNow, endLostLessons } from "#shared/server/classes/classroom.ts";
import { classTopic } from "#shared/server/platform/topic.ts";
import type { Stamp } from "#shared/units.ts";

import { classNewsChannel } from "../../game-server/classroom/told-classes.ts";
import { addClass, addMember } from "../support/class-world.ts";
import { joinClassroom, type InClassroom } from "../support/classroom.ts";
import { startProduct, type Product } from "../support/product.ts";
import { joinRace, settledOf, typeText, type TestRacer } from "../support/racer.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const OWN_TEXT = "Our class saw a whale today.";
const db = () => product.services.app.db;
const idOf = ({ userID }: Visitor) => userID as UserID;
const at = (visitor: Visitor, more?: object) => joinClassroom(product, visitor, sectionID, more);

let turn = 0;
let sectionID: SectionID;
let teacher: Visitor;
beforeEach(async () => {
  teacher = await newRacer(product, `Lesson${++turn}`);
  sectionID = await addClass(db(), { teacher: idOf(teacher) });
});

let pupils = 0;
async function newPupil(): Promise<Visitor> {
  const pupil = await newRacer(product, `InLesson${++pupils}`);
  await addMember(db(), sectionID, idOf(pupil), { isMade: true, alias: `Brisk Badger ${pupils}` });
  return pupil;
}
const newPupils = async (count: number): Promise<Visitor[]> => {
  const made: Visitor[] = [];
  for (let nth = 0; nth < count; nth++) made.push(await newPupil());
  return made;
};
const codeOf = async (joining: Promise<InClassroom>): Promise<number> =>
  joining.then(
    () => 0,
    (refused: { code: number }) => refused.code,
  );

/** A lesson with a teacher and pupils in it. */
async function lesson(count: number) {
  const visitors = await newPupils(count);
  const desk = await at(teacher);
  const pupilsIn = await Promise.all(visitors.map((visitor) => at(visitor)));
  const isIn = (id: UserID) => (view: { pupils: readonly { userID: UserID; presence: string }[] }) =>
    view.pupils.some(({ userID, presence }) => userID === id && presence === "here");
  for (const visitor of visitors) await desk.until("lesson", isIn(idOf(visitor)));
  return { visitors, desk, class: pupilsIn };
}

/** Everyone takes their seat, types, and waits for the end. */
async function raceAll(racers: readonly TestRacer[], wpm: (nth: number) => number): Promise<void> {
  await Promise.all(racers.map((racer, nth) => typeText(racer, wpm(nth))));
  await Promise.all(racers.map((racer) => racer.until("results")));
}

describe("a class's room", () => {
  it("opens with its teacher: pupils are told, strangers and those who wait stay out", async () => {
    const [pupil] = await newPupils(1);
    const waiting = await newRacer(product, `Waits${turn}`);
    await addMember(db(), sectionID, idOf(waiting), { standing: "pending" });
    const stranger = await newRacer(product, `Stranger${turn}`);
    if (!pupil) throw new Error("no pupil");
    expect(await codeOf(at(pupil))).toBe(404);
    expect(await codeOf(at(teacher, {}))).toBe(404);
    const desk = await at(teacher);
    await expect.poll(async () => (await pupil.get(CALLS.self)).user.isLive).toBe(true);
    expect(await codeOf(at(stranger))).toBe(403);
    expect(await codeOf(at(waiting))).toBe(403);
    const inside = await at(pupil);
    const view = await inside.until("classroom", ({ pupils: all }) => all.length === 1);
    expect(view).toMatchObject({ isTeacherHere: true, race: null, pupils: [{ isYou: true, isHere: true }] });
    expect(JSON.stringify(view)).not.toContain(String(pupil.userID));
    desk.room.send("close", {});
    expect(await inside.left).toBe(CLOSE_CODES.left.code);
    await expect.poll(async () => (await pupil.get(CALLS.self)).user.isLive).toBe(false);
    expect(await codeOf(at(pupil))).toBe(404);
  });

  it("is one for the whole class, whoever of its teachers comes first, and again after it closed", async () => {
    const colleague = await newRacer(product, `Colleague${turn}`);
    await db()
      .insertInto("roles")
      .values({ user_id: idOf(colleague), role: "teacher", given_stamp: product.services.app.nowStamp() })
      .execute();
    await db()
      .insertInto("section_teachers")
      .values({ section_id: sectionID, user_id: idOf(colleague), joined_stamp: product.services.app.nowStamp() })
      .execute();
    const [one, other] = await Promise.all([at(teacher), at(colleague)]);
    expect(one.room.roomId).toBe(other.room.roomId);
    one.room.send("close", {});
    await Promise.all([one.left, other.left]);
    const again = await at(teacher);
    expect(again.room.roomId).not.toBe(one.room.roomId);
    await again.room.leave();
  });

  it(
    "counts the races of a tournament together, and shows everyone who won it, also who comes later",
    { timeout: 600_000 },
    async () => {
      const { visitors, desk, class: pupilsIn } = await lesson(2);
      const raced = async (nth: number): Promise<void> => {
        const racers = await Promise.all(pupilsIn.map((each) => each.race(nth)));
        await Promise.all(racers.map((racer) => racer.untilPhase("racing")));
        await raceAll(racers, (which) => 200 + 60 * which);
        await desk.until("podium", ({ number }) => number === nth + 1);
      };
      desk.room.send("begin", { ranking: "place", tournamentOf: 2 });
      await desk.until("lesson", ({ tournament, race }) => race !== null && tournament?.raced === 0);
      await raced(0);
      expect(desk.all("final")).toEqual([]);
      const first = await pupilsIn[0]?.until("podium");
      expect(first?.tournament).toEqual({ race: 1, races: 2 });
      // Another wish than before is not looked at while a tournament is on.
      desk.room.send("begin", { ranking: "place", tournamentOf: 5 });
      await raced(1);
      const { lines } = await desk.until("final");
      expect(lines.map(({ place, points }) => [place, points])).toEqual([
        [1, 20],
        [2, 16],
      ]);
      const own = await pupilsIn[0]?.until("final");
      expect(own?.lines.map(({ isYou, place }) => [isYou, place])).toEqual([
        [false, 1],
        [true, 2],
      ]);
      expect(JSON.stringify(own)).not.toMatch(new RegExp(visitors.map(({ userID }) => `\\b${userID}\\b`).join("|")));
      await desk.until("lesson", ({ tournament }) => tournament?.isOver === true);
      const late = await at(teacher);
      expect((await late.until("final")).lines).toEqual(lines);

      desk.room.send("begin", { ranking: "place", tournamentOf: 3 });
      await desk.until("lesson", ({ tournament }) => tournament?.races === 3);
      await raced(2);
      desk.room.send("end-tournament", {});
      const finals = (): number => desk.all("final").length;
      await desk.untilTrue(() => finals() === 2);
      expect(desk.all("final")[1]?.lines.map(({ points }) => points)).toEqual([10, 8]);
      const [, winner] = visitors;
      if (!winner) throw new Error("nobody won");
      await db()
        .updateTable("section_members")
        .set({ standing: "removed" })
        .where("user_id", "=", idOf(winner))
        .execute();
      for (const each of [desk, ...pupilsIn.slice(0, 1)])
        await each.untilTrue(() => each.all("final").at(-1)?.lines.length === 1);
      expect(desk.all("final").at(-1)?.lines).toMatchObject([{ place: 1, points: 8 }]);
      pupilsIn[0]?.room.send("end-tournament", {});
      expect(await pupilsIn[0]?.left).toBe(CLOSE_CODES.badMessage.code);
      await Promise.all([late, desk].map(({ room }) => room.leave()));
    },
  );

  it("races on tracks of at most five, shows the teacher each lane, and counts all tracks together", async () => {
    const { visitors, desk, class: pupilsIn } = await lesson(6);
    desk.room.send("begin", { ranking: "place" });
    const racers = await Promise.all(pupilsIn.map((each) => each.race()));
    expect(new Set(racers.map(({ room }) => room.roomId)).size).toBe(2);
    await Promise.all(racers.map((racer) => racer.untilPhase("racing")));
    expect(new Set(racers.map(({ room }) => room.state.text)).size).toBe(1);
    const isUnderWay = ({ isClassRace, progress }: LiveLane): boolean => isClassRace && progress > 0.1 && progress < 1;
    const racing = raceAll(racers, (nth) => 150 + 20 * nth);
    await desk.untilTrue(() => visitors.every((each) => desk.lanes.has(idOf(each))));
    await desk.untilTrue(() => [...desk.lanes.values()].some(isUnderWay));
    await racing;
    const podium = await desk.until("podium");
    expect(podium.lines.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(podium.lines.map(({ points }) => points)).toEqual([10, 8, 6, 5, 4, 3]);
    const speeds = podium.lines.map(({ speed }) => speed);
    expect(speeds).toEqual(speeds.toSorted((a, b) => b - a));
    const last = await pupilsIn[0]?.until("podium");
    expect(last?.lines.map(({ isYou }) => isYou)).toEqual([false, false, false, false, false, true]);
    expect(JSON.stringify(last)).not.toContain(String(visitors[1]?.userID));
    await desk.untilTrue(() => visitors.every((each) => desk.lanes.get(idOf(each))?.standing === "finished"));
    await desk.room.leave();
  });

  it("stands still in a pause: no press counts, no time passes, and the log replays to what was scored", async () => {
    const { visitors, desk, class: pupilsIn } = await lesson(1);
    desk.room.send("begin", { ranking: "improvement" });
    const racer = await (pupilsIn[0] as InClassroom).race();
    await racer.untilPhase("racing");
    const { text, greenMs } = racer.room.state;
    const keys = (from: number, count: number, firstMs: number) =>
      racer.room.send("keys", {
        from,
        at: Array.from({ length: count }, (_none, nth) => firstMs + nth * 80),
        chars: text.slice(from, from + count),
      });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    keys(0, 10, 100);
    await desk.untilTrue(() => [...desk.lanes.values()].some(({ progress }) => progress > 0));
    desk.room.send("pause", { isPaused: true });
    await racer.untilTrue(() => (racer.room.state.pausedMs ?? 0) > 0);
    await desk.untilTrue(() => [...desk.lanes.values()].some(({ isPaused }) => isPaused));
    const pausedMs = racer.room.state.pausedMs ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    desk.room.send("pause", { isPaused: false });
    await racer.untilTrue(() => racer.room.state.pausedMs === 0);
    const stoodMs = racer.room.state.greenMs - greenMs;
    expect(stoodMs).toBeGreaterThanOrEqual(2_400);
    const atMs = pausedMs - greenMs;
    let from = 10;
    for (let nextMs = Math.max(atMs, 900); from < text.length; nextMs += 800) {
      await new Promise((resolve) => setTimeout(resolve, 800));
      const count = Math.min(10, text.length - from);
      keys(from, count, Math.round(nextMs));
      from += count;
    }
    await racer.until("results");
    const { raceID } = await settledOf(racer);
    const { race } = await (visitors[0] as Visitor).get(CALLS.raceRecord, { params: { id: raceID } });
    const [line] = race.results;
    const log = (line?.replay ?? []).map(([ownMs, fairMs, character]) => ({ atMs: ownMs, fairMs, character }));
    expect(log).toHaveLength(text.length);
    expect(replay(text, log)).toMatchObject({ typed: text.length, elapsedMs: line?.elapsedMs, wpm: line?.wpm });
    expect(log.at(-1)?.fairMs).toBeLessThan(racer.room.state.pausedMs === 0 ? Date.now() - greenMs - 2_000 : 0);
    const podium = await desk.until("podium");
    expect(podium).toMatchObject({ ranking: "improvement", lines: [{ place: 1, improvement: null }] });
    await desk.room.leave();
  });

  it("races a teacher's own text by the rules for words: it counts for the class and is kept nowhere", async () => {
    const { visitors, desk, class: pupilsIn } = await lesson(1);
    const [pupil] = visitors;
    if (!pupil) throw new Error("no pupil");
    const check = async (text: string): Promise<string | null> => {
      desk.room.send("check-text", { text });
      return (await desk.until("text-checked", (checked) => checked.text === text)).fault;
    };
    expect(await check(OWN_TEXT)).toBeNull();
    expect(await check("Visit www.example.com for more of this")).toMatch(/links/);
    desk.room.send("begin", { ranking: "place", ownText: "Señor Lobo eats a sandwich" });
    expect((await desk.until("trouble")).message).toContain("ñ");
    desk.room.send("begin", { ranking: "place", ownText: `  ${OWN_TEXT.replace(" ", "\n")} ` });
    const racer = await (pupilsIn[0] as InClassroom).race();
    await racer.untilPhase("racing");
    expect(racer.room.state).toMatchObject({ text: OWN_TEXT, isOwnText: true });
    await typeText(racer, 60);
    await racer.until("results");
    const podium = await desk.until("podium");
    expect(podium.lines).toMatchObject([{ place: 1, points: 10 }]);
    const { raceID } = racer.welcome;
    const score = () =>
      db().selectFrom("section_scores").select(["played", "typed"]).where("user_id", "=", idOf(pupil)).execute();
    await expect.poll(score).toEqual([{ played: 1, typed: OWN_TEXT.length }]);
    expect(await db().selectFrom("class_own_races").select("race_id").where("race_id", "=", raceID).execute()).toEqual([
      { race_id: raceID },
    ]);
    for (const table of ["races", "race_results", "key_logs", "race_rewards", "running_races"] as const)
      expect(await db().selectFrom(table).select("race_id").where("race_id", "=", raceID).execute()).toEqual([]);
    expect((await pupil.get(CALLS.self)).user.racesPlayed).toBe(0);
    expect(racer.heard.filter(({ type }) => type === "settled")).toEqual([]);
    await desk.room.leave();
  });

  it("races a text of the difficulty that the teacher chose", async () => {
    const { desk, class: pupilsIn } = await lesson(1);
    desk.room.send("begin", { ranking: "place", difficulty: "hard" });
    const racer = await (pupilsIn[0] as InClassroom).race();
    await racer.untilPhase("countdown");
    const hard = textsOfBand("hard", []).map((textID) => textByID(textID)?.body);
    expect(hard).toContain(racer.room.state.text);
    expect(racer.room.state.isOwnText).toBe(false);
    await racer.room.leave();
    await desk.until("podium");
    await desk.room.leave();
  });

  it("ends a race with what was typed, keeps who is away, and takes a page that comes back to its seat", async () => {
    const { visitors, desk, class: pupilsIn } = await lesson(2);
    desk.room.send("begin", { ranking: "place" });
    const racers = await Promise.all(pupilsIn.map((each) => each.race()));
    await Promise.all(racers.map((racer) => racer.untilPhase("racing")));
    const [pupil] = visitors;
    if (!pupil) throw new Error("no pupil");
    racers[0]?.room.connection.close();
    pupilsIn[0]?.room.connection.close();
    await desk.until("lesson", (view) => view.pupils.some(({ presence }) => presence === "away"));
    await desk.untilTrue(() => desk.lanes.get(idOf(pupil))?.isHere === false);
    const back = await at(pupil);
    const seat = await back.until("way-back");
    const again = await back.client.consumeSeatReservation(seat);
    await desk.untilTrue(() => desk.lanes.get(idOf(pupil))?.isHere === true);
    desk.room.send("end", {});
    const podium = await desk.until("podium");
    expect(podium.lines.map(({ standing, place }) => [standing, place])).toEqual([
      ["unfinished", null],
      ["unfinished", null],
    ]);
    await again.leave();
    await desk.room.leave();
  });

  it("is steered by its teachers alone, and says what can't be", async () => {
    const { desk, class: pupilsIn } = await lesson(1);
    const [pupil] = pupilsIn;
    pupil?.room.send("begin", { ranking: "place" });
    expect(await pupil?.left).toBe(CLOSE_CODES.badMessage.code);
    await desk.until("lesson", (view) => view.pupils.every(({ presence }) => presence !== "here"));
    desk.room.send("begin", { ranking: "place" });
    expect((await desk.until("trouble")).message).toMatch(/Nobody/);
    desk.room.send("begin", { ranking: "loudest" });
    expect(await desk.left).toBe(CLOSE_CODES.badMessage.code);
  });

  it("lets a group race alone, and whoever is removed goes", async () => {
    const { visitors, desk, class: pupilsIn } = await lesson(2);
    const [pupil, other] = visitors;
    if (!pupil || !other) throw new Error("no pupils");
    desk.room.send("begin", { ranking: "place", userIDs: [pupil.userID] });
    const racer = await (pupilsIn[0] as InClassroom).race();
    await desk.until("lesson", ({ race }) => race?.racers === 1);
    await db().updateTable("section_members").set({ standing: "removed" }).where("user_id", "=", idOf(other)).execute();
    await product.services.app.bus.ring([classTopic(sectionID)]);
    expect(await pupilsIn[1]?.left).toBe(CLOSE_CODES.classOnly.code);
    await racer.room.leave();
    await desk.until("podium");
    await desk.room.leave();
  });
});

/** As a race on another node tells of it. */
const farLane = {
  progress: 0.25,
  speed: 30,
  accuracy: 90,
  errors: 3,
  elapsedMs: 5_000,
  standing: "racing",
  isHere: true,
  isIdle: false,
  isPaused: false,
};

it("a race tells of pupils while a teacher looks, and nothing while none does", { timeout: 600_000 }, async () => {
  const pupil = await newPupil();
  const told: unknown[] = [];
  const hear = (news: unknown): void => void told.push(news);
  await matchMaker.presence.subscribe(classNewsChannel(sectionID), hear);
  const unseen = await joinRace(product.url, pupil.token);
  await typeText(unseen, 250);
  await unseen.until("results");
  expect(told).toEqual([]);
  await unseen.room.leave();
  const desk = await at(teacher);
  const seen = await joinRace(product.url, pupil.token);
  await typeText(seen, 250);
  await desk.untilTrue(() => desk.lanes.get(idOf(pupil))?.standing === "finished");
  expect(desk.lanes.get(idOf(pupil))).toMatchObject({ isClassRace: false, progress: 1 });
  expect([...desk.lanes.keys()]).toEqual([pupil.userID]);
  await seen.room.leave();
  // Of a race that is over nothing more is told: who leaves before its end is seen to.
  const given = await joinRace(product.url, pupil.token);
  await given.untilPhase("racing");
  await desk.untilTrue(() => desk.lanes.get(idOf(pupil))?.standing === "racing");
  await given.room.leave();
  await desk.untilTrue(() => desk.lanes.get(idOf(pupil))?.isHere === false);
  const elsewhere = { raceID: "far", isClassRace: false, lanes: [{ ...farLane, userID: idOf(pupil) }] };
  await matchMaker.presence.publish(classNewsChannel(sectionID), [elsewhere]);
  await desk.untilTrue(() => desk.lanes.get(idOf(pupil))?.progress === farLane.progress);
  // Its node died: nothing more is told of it.
  await desk.untilTrue(() => desk.lanes.get(idOf(pupil))?.standing === "unfinished");
  await matchMaker.presence.unsubscribe(classNewsChannel(sectionID), hear);
  await desk.room.leave();
});

it("a lesson whose room went without a word is over for its pupils, and one that goes on isn't", async () => {
  const lost = sectionID;
  await db()
    .insertInto("classrooms")
    .values({ section_id: lost, room_id: "gone", node: "gone", lease_until_stamp: 1 as Stamp })
    .execute();
  const other = await newRacer(product, `GoesOn${turn}`);
  sectionID = await addClass(db(), { teacher: idOf(other) });
  const desk = await at(other);
  await endLostLessons(product.services.app);
  expect(await db().selectFrom("classrooms").select("section_id").where("section_id", "=", lost).execute()).toEqual([]);
  expect((await classroomNow(db(), sectionID))?.room_id).toBe(desk.room.roomId);
  await desk.room.leave();
});
