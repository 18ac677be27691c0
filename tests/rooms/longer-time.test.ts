import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import type { Foul } from "#shared/rules/race/foul.ts";
import { RACE } from "#shared/rules/race/numbers.ts";

import { LASTS } from "../../game-server/race/drain-times.ts";
import { RaceClock } from "../../game-server/race/race-clock.ts";
import { addClass, addMember } from "../support/class-world.ts";
import { joinClassroom } from "../support/classroom.ts";
import { startProduct, type Product } from "../support/product.ts";
import { resultsOf, settledOf, typeText, type TestRacer } from "../support/racer.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
afterEach(() => vi.restoreAllMocks());

const idOf = ({ userID }: Visitor) => userID as UserID;

const time = Object.getOwnPropertyDescriptor(RaceClock.prototype, "raceMs");

/** Lets time go on at once in races. */
function newClock(): (byMs: number) => void {
  let aheadMs = 0;
  vi.spyOn(RaceClock.prototype, "raceMs", "get").mockImplementation(function ahead(this: RaceClock) {
    return Number(time?.get?.call(this)) + aheadMs;
  });
  return (byMs) => void (aheadMs += byMs);
}

/** A lesson of two pupils, of whom the first needs something. */
async function lessonOf(name: string, needs: object) {
  const { db } = product.services.app;
  const teacher = await newRacer(product, `Teacher${name}`);
  const sectionID: SectionID = await addClass(db, { teacher: idOf(teacher) });
  const pupils: Visitor[] = [];
  for (const nth of [1, 2]) {
    const pupil = await newRacer(product, `${name}${nth}`);
    await addMember(db, sectionID, idOf(pupil), { alias: `Brisk Badger ${nth}` });
    pupils.push(pupil);
  }
  const [needy, mate] = pupils as [Visitor, Visitor];
  await teacher.get(CALLS.setNeeds, { params: { id: sectionID }, body: { userIDs: [idOf(needy)], needs } });
  const desk = await joinClassroom(product, teacher, sectionID);
  const [needyIn, mateIn] = await Promise.all([needy, mate].map((each) => joinClassroom(product, each, sectionID)));
  if (!needyIn || !mateIn) throw new Error("somebody is missing");
  await desk.until("lesson", ({ pupils: all }) => all.every(({ presence }) => presence === "here"));
  desk.room.send("begin", { ranking: "place" });
  const racers = await Promise.all([needyIn.race(), mateIn.race()]);
  await racers[0].untilPhase("racing");
  return { racers, desk, mateIn, needy, mate };
}
const all = ({ heard }: TestRacer, type: string) => heard.filter((one) => one.type === type);

it("a pupil with longer time stays in the race when others are out, finishes it, and nobody else is told why", async () => {
  const { racers, desk, mateIn } = await lessonOf("Longer", { longer: 2 });
  const [slow, other] = racers;
  expect(slow.welcome.times).toBe(2);
  expect(other.welcome.times).toBeUndefined();
  const goOn = newClock();
  goOn(RACE.idleWarnMs);
  expect(await other.until("idle-warning")).toEqual({ secondsLeft: 15 });
  expect(all(slow, "idle-warning")).toEqual([]);
  goOn(RACE.idleOutMs - RACE.idleWarnMs);
  expect(await other.until<Foul>("foul")).toMatchObject({ code: "idle", threshold: 30_000 });
  expect(await slow.until("idle-warning")).toEqual({ secondsLeft: 30 });
  expect(all(slow, "foul")).toEqual([]);
  await typeText(slow, 200);
  const { lines } = await resultsOf(slow);
  await settledOf(slow);
  expect(lines).toMatchObject([{ standing: "finished" }, { standing: "disqualified" }]);
  const told = JSON.stringify([other.heard, other.room.state, mateIn.all("classroom"), mateIn.all("podium")]);
  expect(told).not.toMatch(/"(longer|times|needs)"/);
  desk.room.send("close", {});
  await desk.left;
});

it("nobody else learns from a board or a record for how long a pupil who idled out may stand still", async () => {
  const { racers, desk, needy, mate } = await lessonOf("Still", { longer: 2 });
  const [slow, other] = racers;
  const goOn = newClock();
  goOn(2 * RACE.idleOutMs);
  expect(await slow.until<Foul>("foul")).toMatchObject({ code: "idle", threshold: 60_000 });
  const { lines } = await resultsOf(other);
  const usual = { code: "idle", measured: RACE.idleOutMs, threshold: RACE.idleOutMs };
  expect(lines.map(({ foul }) => foul)).toEqual([usual, usual]);
  const { raceID } = await settledOf(other);
  const { race: record } = await mate.get(CALLS.raceRecord, { params: { id: raceID } });
  expect(record.results.map(({ foul }) => foul)).toEqual([usual, usual]);
  expect(await needy.get(CALLS.ownRace, { params: { id: raceID } })).toMatchObject({
    own: { foul: { threshold: 60_000 } },
  });
  desk.room.send("close", {});
  await desk.left;
});

it("a node that goes down ends a longer race with what was typed, when any other would be over", async () => {
  const { racers, desk } = await lessonOf("Deploy", { longer: 3 });
  const [slow] = racers;
  vi.spyOn(RaceClock.prototype, "isUp", "get").mockReturnValue(true);
  const { lines } = await resultsOf(slow);
  await settledOf(slow);
  expect(lines).toMatchObject([{ standing: "unfinished" }, { standing: "unfinished" }]);
  desk.room.send("close", {});
  await desk.left;
});

it("a clock gives a race as long as any race has once its node goes down", () => {
  const nowMs = performance.now();
  const now = vi.spyOn(performance, "now");
  const clock = new RaceClock();
  now.mockReturnValue(nowMs);
  expect([clock.isLast, clock.isUp]).toEqual([false, false]);
  clock.goDown();
  now.mockReturnValue(nowMs + 1_000);
  clock.goDown();
  now.mockReturnValue(nowMs + LASTS - 1);
  expect([clock.isLast, clock.isUp]).toEqual([true, false]);
  now.mockReturnValue(nowMs + LASTS + 1);
  expect(clock.isUp).toBe(true);
});
