import { describe, expect, it } from "vitest";

import type { LiveLane } from "#shared/contracts/realtime/classroom.ts";

import { doingWords, doneWords, improvementWords } from "../../client/teachers/live/live-words.ts";
import { namesOf } from "../../client/teachers/live/names.ts";
import { lane, race } from "../support/lesson-view.ts";

describe("the words of a lesson", () => {
  it("say what a pupil does, the most important first", () => {
    const words = (more: Partial<LiveLane>, place?: number) => doingWords("here", lane(1, more), place).words;
    expect([
      words({}),
      words({ isIdle: true }),
      words({ isIdle: true, isPaused: true }),
      words({ isPaused: true, isHere: false }),
      words({ standing: "finished" }, 2),
      words({ standing: "finished", isHere: false }),
      words({ standing: "unfinished" }),
      words({ standing: "disqualified" }),
      words({ isClassRace: false }),
    ]).toEqual([
      "Racing",
      "Hasn't typed for a while",
      "Paused",
      "Connection lost",
      "Done, 2nd",
      "Done",
      "Didn't finish",
      "Out of the race",
      "In a race of their own",
    ]);
    expect(
      (["here", "away", "online", "offline"] as const).map((one) => doingWords(one, undefined, undefined).words),
    ).toEqual(["In the lesson", "Connection lost", "In the game, not here", "Not logged in"]);
  });

  it("say how far a race is and how much better someone got", () => {
    expect([doneWords(race({ done: 1, racers: 12 })), doneWords(race({ done: 0, racers: 1 }))]).toEqual([
      "1 of 12 are done",
      "0 of 1 is done",
    ]);
    expect([improvementWords(null), improvementWords(12.34), improvementWords(-3)]).toEqual([
      "First races",
      "+12.3%",
      "−3.0%",
    ]);
  });

  it("know real names by alias, where there is one", () => {
    const members = [
      { alias: "Kind Otter", realName: "Ada Stern" },
      { alias: "Brave Heron", realName: null },
    ];
    expect([...namesOf({ members } as never)]).toEqual([["Kind Otter", "Ada Stern"]]);
  });
});
