import { expect, it } from "vitest";

import { withLines } from "../../client/race/session/board-lines.ts";

const finished = (slot: number, place: number) => ({ slot, place, standing: "finished" as const });
const out = (slot: number, standing: "unfinished" | "disqualified") => ({ slot, standing, place: null });

it("a board that fills takes each line once, finishers by place and the disqualified last", () => {
  const board = [finished(3, 1), out(1, "disqualified")];
  const filled = withLines(board, [finished(0, 2), out(4, "unfinished")]);
  expect(filled.map(({ slot }) => slot)).toEqual([3, 0, 4, 1]);
  expect(withLines(filled, [finished(2, 1), finished(3, 2), finished(0, 3)]).map(({ slot }) => slot)).toEqual([
    2, 3, 0, 4, 1,
  ]);
});

it("the last board of a race stands in the order in which it came", () => {
  const casual = [{ ...out(0, "unfinished") }, { slot: 1, standing: "finished" as const, place: null }];
  expect(withLines([{ slot: 1, standing: "finished" as const, place: null }], casual)).toEqual(casual);
});
