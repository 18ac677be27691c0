import { afterAll, beforeAll, expect, it } from "vitest";

import type { DropInTask } from "#shared/contracts/realtime/drop-in.ts";
import { answerOf } from "#shared/rules/math/answer-of.ts";
import type { Prompt } from "#shared/rules/math/problem.ts";

import { dropIn, openDropIn } from "../support/drop-in.ts";
import { startProduct, type Product } from "../support/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { SITE: "math" } });
});
afterAll(() => product.close());

it("a lesson without accounts races with numbers on the math site, all tracks with the same problems", async () => {
  const teacher = await openDropIn(product.url);
  const pupils = [];
  for (let nth = 0; nth < 6; nth++) pupils.push(await dropIn(product.url, teacher));
  teacher.room.send("begin", {});
  await teacher.until("trouble");
  teacher.room.send("begin", { lessonID: "addition_1" });
  const tasks = await Promise.all(pupils.map((pupil) => pupil.until("task")));
  expect(tasks.map(({ prompts }) => prompts)).toEqual(tasks.map(() => tasks[0]?.prompts));
  expect(tasks[0]?.text).toBe("");
  const [first] = pupils;
  const [{ prompts, greenMs }] = tasks as [DropInTask];
  await new Promise((resolve) => setTimeout(resolve, greenMs - performance.timeOrigin - performance.now() + 1_500));
  first?.room.send("answers", { from: 0, at: [1_000], texts: [answerOf(prompts[0] as Prompt)] });
  await teacher.until("lanes", ({ lanes }) => lanes.some(({ nth, progress }) => nth === 1 && progress > 0));
  teacher.room.send("end", {});
  expect((await teacher.until("podium")).lines[0]).toMatchObject({ nth: 1, standing: "unfinished", accuracy: 100 });
  teacher.room.send("close", {});
  await teacher.left;
});
