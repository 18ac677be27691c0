import { afterEach, describe, expect, it, vi } from "vitest";

import { readAnswer } from "#shared/rules/math/judge.ts";
import { newLane, takeBatch } from "#shared/rules/race/lane.ts";

import { KeyDesk } from "../support/key-desk.ts";

const TEXT =
  "The old keeper climbed one hundred steps every evening, lit the lamp, and wound the clockwork that turned it. On foggy " +
  "nights he rang the bell, twice a minute, until the sun came back over the harbour wall and the gulls began.";

afterEach(() => vi.unstubAllGlobals());

/** What the server makes of it. */
function judged({ heard, typist }: KeyDesk) {
  let lane = newLane(false, true);
  for (const { atMs, character } of heard) {
    const batch = { from: lane.received, at: [atMs], chars: character };
    lane = takeBatch(TEXT, lane, batch, { arrivalMs: atMs, roundTripMs: 0 });
  }
  expect(lane).toMatchObject({ typed: typist.typing.typed, errors: typist.typing.errors });
  expect(lane.foul).toBeUndefined();
  return lane;
}
const speaker = (isTouch = false): KeyDesk => new KeyDesk(TEXT, { takesPhrases: true, isTouch });

describe.each([
  ["on a computer", false],
  ["on a phone", true],
])("a phrase that is spoken %s", (_where, isTouch) => {
  it.each([31, 60, 200])("of %i characters is typed at its moment", (length) => {
    const desk = speaker(isTouch);
    desk.commit(TEXT.slice(0, length), 12_000);
    expect(judged(desk)).toMatchObject({ typed: length, errors: 0 });
    expect(desk.refusals).toBe(0);
  });

  it("without having said so is left out, with words that help", () => {
    const desk = new KeyDesk(TEXT, { isTouch });
    desk.commit(TEXT.slice(0, 31), 12_000);
    expect(desk.done).toBe("");
    expect(desk.refusals).toBe(1);
  });

  it("that is misheard is right up to there and one slip, and the word is said again", () => {
    const desk = speaker(isTouch);
    desk.commit("The old keeper clam bed one hundred steps every evening", 5_000);
    expect(desk.done).toBe("The old keeper cl");
    expect(judged(desk).errors).toBe(1);
    desk.blur();
    desk.commit("climbed one hundred steps ", 9_000);
    expect(desk.done).toBe("The old keeper climbed one hundred steps ");
    expect(judged(desk).errors).toBe(1);
  });

  it("has the spaces, the first letter and the end that the text has, whatever dictation makes of them", () => {
    const desk = speaker(isTouch);
    desk.commit("the old keeper.", 3_000);
    expect(desk.done).toBe("The old keeper");
    desk.blur();
    desk.commit("Climbed one  hundred steps   ", 6_000);
    expect(desk.done).toBe("The old keeper climbed one hundred steps ");
    desk.blur();
    desk.commit(" every evening", 9_000);
    expect(desk.done).toBe("The old keeper climbed one hundred steps every evening");
    expect(judged(desk).errors).toBe(0);
  });
});

it("a phrase that is corrected while it is spoken counts as it is in the end", () => {
  const desk = speaker();
  desk.compose("The hold", 800);
  desk.compose("The old keep", 1_400);
  desk.commit("The old keeper climbed one hundred steps", 3_000);
  expect(desk.done).toBe("The old keeper climbed one hundred steps");
  expect(judged(desk).errors).toBe(0);
});

it("a word that is replaced after it counted is judged no second time", () => {
  const desk = speaker(true);
  desk.commit("The old keeper ", 2_000);
  desk.write("The old keepers ", 2_600);
  expect(judged(desk).errors).toBeLessThanOrEqual(1);
  expect(desk.done).toBe("The old keeper ");
});

it("single keys of whoever says phrases are typed as everybody's", () => {
  const desk = speaker();
  for (const [nth, key] of ["T", "h", "x", "e"].entries()) desk.key(key, { atMs: 200 * nth });
  expect(desk.done).toBe("The");
  expect(judged(desk).errors).toBe(1);
});

it("a spoken number is an answer, with whatever spaces come with it", () => {
  expect([" 42 ", "42", "042 "].map(readAnswer)).toEqual(["42", "42", "42"]);
});
