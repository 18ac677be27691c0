import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { CLASSROOM } from "#shared/rules/classroom/numbers.ts";
import { DROP_IN } from "#shared/rules/drop-in/numbers.ts";
import { minutes } from "#shared/units.ts";

import { comeBack, dropIn, openDropIn, typeTask, type InDropIn } from "../support/drop-in.ts";
import { later, passing } from "../support/later.ts";
import { startProduct, type Product } from "../support/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const open = (asked?: object, address?: string) => openDropIn(product.url, asked, address);
const come = (teacher: InDropIn, address?: string) => dropIn(product.url, teacher, address);

describe("races of a lesson without accounts", () => {
  it("stands still in a pause, and counts a key that was on its way when it began", async () => {
    const teacher = await open();
    const pupil = await come(teacher);
    teacher.room.send("begin", {});
    const task = await pupil.until("task");
    await typeTask(pupil, 1, 0.05);
    teacher.room.send("pause", { isPaused: true });
    const paused = await pupil.until("task", ({ pausedMs }) => pausedMs > 0);
    await teacher.until("lesson", ({ race }) => race?.isPaused === true);
    const chars = task.text.slice(paused.received, paused.received + 1);
    pupil.room.send("keys", { from: paused.received, at: [Math.round(paused.pausedMs - task.greenMs)], chars });
    await new Promise<void>((resolve) => pupil.room.ping(() => resolve()));
    teacher.room.send("pause", { isPaused: false });
    const later = await pupil.until("task", ({ pausedMs }) => pausedMs === 0);
    expect(later.greenMs).toBeGreaterThan(task.greenMs);
    expect([later.done, later.received]).toEqual([paused.done + 1, paused.received + 1]);
    teacher.room.send("close", {});
  });

  it("goes on by itself after a long pause, tells everyone, and takes no further one", async () => {
    const teacher = await open();
    const pupil = await come(teacher);
    teacher.room.send("begin", {});
    await pupil.until("task");
    await typeTask(pupil, 1, 0.05);
    teacher.room.send("pause", { isPaused: true });
    await pupil.until("task", ({ pausedMs }) => pausedMs > 0);
    await passing(CLASSROOM.mostPausedMs, [teacher, pupil]);
    await pupil.until("task", ({ pausedMs }) => pausedMs === 0);
    await teacher.until("lesson", ({ race }) => race?.isPaused === false);
    const { length } = teacher.all("trouble");
    teacher.room.send("pause", { isPaused: true });
    await teacher.until("trouble", () => teacher.all("trouble").length > length);
    expect([length, pupil.all("foul")]).toEqual([1, []]);
    teacher.room.send("close", {});
  });

  it("gives a teacher who comes back all results, and a racer the race as it stands", async () => {
    const teacher = await open();
    const [pupil, other] = [await come(teacher), await come(teacher)];
    for (const number of [1, 2]) {
      teacher.room.send("begin", {});
      await pupil.until("task", (task) => task.number === number);
      if (number === 1) teacher.room.send("end", {});
      await teacher.until(number === 1 ? "podium" : "lesson");
    }
    await typeTask(other, 2, 0.1);
    pupil.room.connection.close(CLOSE_CODES.silent.code);
    teacher.room.connection.close(CLOSE_CODES.silent.code);
    await Promise.all([pupil.left, teacher.left]);
    const again = await comeBack(product.url, teacher);
    expect((await again.until("podium")).lines).toHaveLength(2);
    await again.until("lanes", ({ lanes }) => lanes.length === 2);
    const back = await comeBack(product.url, pupil);
    expect((await back.until("task")).number).toBe(2);
    await back.until("ping");
    const { lanes } = await back.until("lanes", (news) => news.lanes.length === 2);
    expect(lanes.find(({ nth }) => nth === 2)?.progress).toBeGreaterThan(0);
    again.room.send("close", {});
    expect((await again.until("podium", ({ number }) => number === 2)).lines).toHaveLength(2);
  });

  it("passes over keys of the race before that arrive in the countdown of the next", async () => {
    const teacher = await open();
    const pupil = await come(teacher);
    teacher.room.send("begin", {});
    const { text } = await pupil.until("task");
    pupil.room.send("keys", { from: 0, at: [5_000], chars: text.slice(0, 1) });
    await typeTask(pupil, 1, 0.05);
    await teacher.until("lanes", ({ lanes }) => lanes.some(({ progress }) => progress > 0));
    expect(pupil.all("foul")).toEqual([]);
    teacher.room.send("close", {});
  });

  it("shows how a race ended to its racers, and to nobody who came later", async () => {
    const teacher = await open();
    const racer = await come(teacher);
    teacher.room.send("begin", {});
    await racer.until("task");
    const late = await come(teacher);
    teacher.room.send("end", {});
    await Promise.all([racer.until("podium"), teacher.until("podium")]);
    await late.until("lesson", ({ race }) => race === null);
    expect(late.all("podium")).toEqual([]);
    teacher.room.send("close", {});
  });

  it("leads everyone out at the bell", async () => {
    const teacher = await open({ minutes: DROP_IN.minutes.least });
    const pupil = await come(teacher);
    expect((await teacher.until("lesson")).leftMs).toBeGreaterThan(minutes(DROP_IN.minutes.least - 1));
    teacher.room.send("begin", {});
    await pupil.until("task");
    const codes = await later(minutes(DROP_IN.minutes.least), () => Promise.all([teacher.left, pupil.left]));
    expect(codes).toEqual([CLOSE_CODES.left.code, CLOSE_CODES.left.code]);
    expect(teacher.all("podium").map(({ lines }) => lines.length)).toEqual([1]);
  });
});
