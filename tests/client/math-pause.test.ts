import { expect, it } from "vitest";

import { MathDiscipline } from "../../client/race/math/math-discipline.ts";
import { NO_MATH, useMath } from "../../client/race/math/math-store.ts";
import { NO_RACE, useRace } from "../../client/race/session/race-store.ts";

it("takes no digit, answer or call for help while a teacher stops the race, and counts no mistake", () => {
  const sent: string[] = [];
  const math = new MathDiscipline(undefined, false);
  const prompts = [{ kind: "sum" }, { kind: "sum" }] as never;
  useMath.setState(NO_MATH, true);
  useRace.setState({ ...NO_RACE, stage: "racing" }, true);
  math.open(
    { scene: undefined, offsetAt: (atMs) => atMs, flush: () => undefined, send: (type) => void sent.push(type) },
    "join",
  );
  math.listen({
    onMessage: (type: string, hear: (message: object) => void) => type === "problems" && hear({ prompts }),
  } as never);
  math.begin({
    slot: 0,
    raceID: "a" as never,
    lessonID: "addition" as never,
    received: 0,
    reckoning: { right: 0, errors: 0 },
  });
  math.write("1");
  expect(useMath.getState().draft).toBe("1");
  const before = sent.length;
  useRace.setState({ isPaused: true });
  math.write("12");
  math.submit(9_000);
  math.toggleHelp();
  math.tick();
  const { draft, errors, right, isWrong, isHelpOpen } = useMath.getState();
  expect([draft, errors, right, isWrong, isHelpOpen]).toEqual(["1", 0, 0, false, false]);
  expect([sent.length - before, math.nextBatch()]).toEqual([0, undefined]);
  useRace.setState({ isPaused: false });
  math.write("12");
  expect(useMath.getState().draft).toBe("12");
});
