import { matchMaker, ServerError } from "@colyseus/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { DROP_IN } from "#shared/rules/drop-in/numbers.ts";
import { SIGN_NAMES, type Pattern } from "#shared/rules/drop-in/pattern.ts";

import { BUSY } from "../../game-server/colyseus/deadline.ts";
import { dropIn, knock, openDropIn, typeTask, type InDropIn } from "../support/drop-in.ts";
import { startProduct, type Product } from "../support/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const open = (asked?: object, address?: string) => openDropIn(product.url, asked, address);
const come = (teacher: InDropIn, address?: string) => dropIn(product.url, teacher, address);

/** What a try at a door came to: 0 for coming in. */
const codeOf = (said: { code: string; pattern: Pattern }, address?: string): Promise<number> =>
  knock(product.url, said, address).then(
    () => 0,
    (refused: { code: number }) => refused.code,
  );

/** One that the wall hasn't shown. */
const otherThan = (pattern: Pattern): Pattern =>
  pattern.map((sign) => SIGN_NAMES[(SIGN_NAMES.indexOf(sign) + 3) % SIGN_NAMES.length] ?? sign);

async function shown(teacher: InDropIn) {
  const { code } = await teacher.until("lesson");
  const { pattern } = await teacher.until("pattern");
  return { code, pattern };
}

describe("a lesson without accounts", () => {
  it("lets in who says code and pattern, in any writing of the code, and nobody else", async () => {
    const teacher = await open();
    const { code, pattern } = await shown(teacher);
    expect(code).toHaveLength(DROP_IN.codeLength);
    const spelt = ` ${code.slice(0, 3).toUpperCase()}-${code.slice(3)} `;
    const pupil = await knock(product.url, { code: spelt, pattern });
    expect((await pupil.until("names")).names).toHaveLength(DROP_IN.offers);
    expect(await codeOf({ code, pattern: otherThan(pattern) })).toBe(403);
    expect(await codeOf({ code: "zzzzzz", pattern })).toBe(404);
    expect(await codeOf({ code, pattern: pattern.slice(1) })).toBe(422);
    const byID = await fetch(`${product.url}/matchmake/joinById/lesson-${code}`, { method: "POST", body: "{}" });
    expect([byID.status, await byID.json()]).toEqual([403, { code: 525, error: expect.any(String) }]);
    teacher.room.send("close", {});
    expect(await pupil.left).toBe(CLOSE_CODES.left.code);
    expect(await codeOf({ code, pattern })).toBe(404);
  });

  it("gives everyone a name of their own, of those that were offered", async () => {
    const teacher = await open({ language: "german" });
    const { code, pattern } = await shown(teacher);
    const pupil = await knock(product.url, { code, pattern });
    const first = await pupil.until("names");
    pupil.room.send("name", { name: "Anna Schmidt" });
    const others = await pupil.until("names", ({ isTaken }) => isTaken);
    expect(others.names).not.toEqual(first.names);
    pupil.room.send("other-names", {});
    const { names } = await pupil.until("names", ({ isTaken }) => !isTaken);
    pupil.room.send("name", { name: names[1] });
    const view = await teacher.until("lesson", ({ pupils }) => pupils.length === 1);
    expect(view.pupils).toEqual([{ nth: 1, name: names[1], isHere: true, isOut: false, points: 0 }]);
    teacher.room.send("close", {});
  });

  it("races in tracks of five, by keys that the server judges, and shows a podium of all", async () => {
    const teacher = await open();
    const pupils = [];
    for (let nth = 0; nth < 6; nth++) pupils.push(await come(teacher));
    teacher.room.send("begin", { difficulty: "easy" });
    const tasks = await Promise.all(pupils.map((pupil) => pupil.until("task")));
    expect(tasks.map(({ track }) => track.length)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(new Set(tasks.map(({ text }) => text)).size).toBe(1);
    const [first, second, third] = pupils;
    if (!first || !second || !third) throw new Error("too few came");
    await Promise.all([typeTask(first, 1), typeTask(second, 1, 0.2)]);
    await teacher.until("lesson", ({ race }) => race?.done === 1);
    third.room.send("keys", {
      from: 0,
      at: Array.from({ length: 40 }, () => 5),
      chars: (tasks[2]?.text ?? "").slice(0, 40),
    });
    await third.until("foul");
    teacher.room.send("end", {});
    const podium = await second.until("podium");
    expect(podium.lines).toHaveLength(6);
    expect(podium.lines[0]).toMatchObject({ name: first.name, place: 1, standing: "finished", points: 10 });
    expect(podium.lines[1]).toMatchObject({ name: second.name, place: null, standing: "unfinished" });
    expect(podium.lines.at(-1)).toMatchObject({ name: third.name, standing: "disqualified" });
    expect((await teacher.until("lesson", ({ race }) => race === null)).pupils[0]?.points).toBe(10);
    const heard = second.all("lanes").flatMap(({ lanes }) => lanes.map(({ nth }) => nth));
    expect(new Set(heard)).toEqual(new Set([1, 2, 3]));
    teacher.room.send("close", {});
  });

  it("has room for forty, however many ask at once, and lets nobody in again beyond them", async () => {
    const teacher = await open();
    const said = await shown(teacher);
    const asked = await Promise.all(Array.from({ length: 3 * DROP_IN.mostPupils }, () => codeOf(said)));
    expect(asked.filter((code) => code === 0)).toHaveLength(DROP_IN.mostPupils);
    expect(new Set(asked)).toEqual(new Set([0, 409]));
    teacher.room.send("close", {});
    await teacher.left;
  });

  it("says that a node is busy in a sentence, and nothing of what it was asked", async () => {
    const teacher = await open();
    const { code, pattern } = await shown(teacher);
    const room = matchMaker.getLocalRoomById(`lesson-${code}`);
    const late = () => Promise.reject(new ServerError(523, `remote room timed out, requesting "knock with args"`));
    Object.assign(room, { knock: late });
    const refused = { code: 503, message: BUSY };
    await expect(knock(product.url, { code, pattern })).rejects.toMatchObject(refused);
    Object.assign(room, { knock: () => "in", _reserveSeat: () => false });
    await expect(knock(product.url, { code, pattern })).rejects.toMatchObject({ code: 409 });
    teacher.room.send("close", {});
  });

  it("offers other names once a second", async () => {
    const teacher = await open();
    const pupil = await knock(product.url, await shown(teacher));
    const first = await pupil.until("names");
    for (let nth = 0; nth < 20; nth++) pupil.room.send("other-names", {});
    await pupil.until("names", ({ names }) => names[0] !== first.names[0]);
    await new Promise<void>((resolve) => pupil.room.ping(() => resolve()));
    expect(pupil.all("names")).toHaveLength(2);
    teacher.room.send("close", {});
  });

  it("puts somebody out and lets them in again with one press, and keeps the door locked", async () => {
    const teacher = await open();
    const [pupil, other] = [await come(teacher), await come(teacher)];
    teacher.room.send("put-out", { nth: 1, isOut: true });
    expect((await pupil.until("lesson", ({ isOut }) => isOut)).pupils).toEqual([]);
    await other.until("lesson", ({ pupils }) => pupils.length === 1);
    teacher.room.send("begin", {});
    const { race } = await other.until("lesson", (view) => view.race !== null);
    expect(race?.racers).toEqual([{ nth: 2, name: other.name }]);
    teacher.room.send("put-out", { nth: 1, isOut: false });
    expect((await pupil.until("lesson", ({ isOut }) => !isOut)).you).toBe(1);
    teacher.room.send("lock", { isLocked: true });
    await teacher.until("lesson", ({ isLocked }) => isLocked);
    expect(await codeOf(await shown(teacher))).toBe(423);
    teacher.room.send("close", {});
  });

  it("closes the line of a pupil who says what only a teacher may", async () => {
    const teacher = await open();
    const pupil = await come(teacher);
    pupil.room.send("close", {});
    expect(await pupil.left).toBe(CLOSE_CODES.badMessage.code);
    await teacher.until("lesson", ({ pupils }) => pupils.length === 0);
    teacher.room.send("close", {});
  });

  it("stops strangers who guess patterns without shutting the school out", async () => {
    const teacher = await open({}, "10.31.0.1");
    const { code, pattern } = await shown(teacher);
    const wrong = { code, pattern: otherThan(pattern) };
    for (let nth = 0; nth < DROP_IN.tries.strange.most; nth++) expect(await codeOf(wrong, "10.31.0.2")).toBe(403);
    expect(await codeOf({ code, pattern }, "10.31.0.2")).toBe(429);
    for (let nth = 0; nth < DROP_IN.tries.strange.most + 5; nth++) expect(await codeOf(wrong, "10.31.0.1")).toBe(403);
    await come(teacher, "10.31.0.1");
    teacher.room.send("close", {});
  });

  it("stops who starts lessons without end, or tries codes", async () => {
    for (let nth = 0; nth < DROP_IN.starts.most; nth++) await (await open({}, "10.32.0.1")).room.leave();
    await expect(open({}, "10.32.0.1")).rejects.toMatchObject({ code: 429 });
    await (await open({}, "10.32.0.2")).room.leave();
    const nowhere = { code: "zzzzzz", pattern: ["star", "moon", "star", "moon"] } as const;
    const tries = Array.from({ length: DROP_IN.wrongCodesAnHour }, () => codeOf(nowhere, "10.32.0.3"));
    expect(new Set(await Promise.all(tries))).toEqual(new Set([404]));
    expect(await codeOf(nowhere, "10.32.0.3")).toBe(429);
    const teacher = await open();
    expect(await codeOf(await shown(teacher), "10.32.0.3")).toBe(0);
    teacher.room.send("close", {});
  });

  it("is gone with its end: no room, no listing", async () => {
    const teacher = await open();
    const pupil = await come(teacher);
    const { code } = await shown(teacher);
    const listing = await matchMaker.driver.findOne({ roomId: `lesson-${code}` });
    expect(JSON.stringify(listing)).not.toContain(pupil.name);
    expect(listing?.metadata ?? {}).toEqual({});
    teacher.room.send("close", {});
    await teacher.left;
    await expect.poll(() => matchMaker.getLocalRoomById(`lesson-${code}`)).toBeUndefined();
  });
});
