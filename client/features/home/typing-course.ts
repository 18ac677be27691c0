import { SEA } from "#shared/content/texts/sea.ts";
import { pick, type Dice } from "#shared/rules/chance.ts";
import { botPresses } from "#shared/rules/race/bots.ts";
import { judge, NOTHING_TYPED } from "#shared/rules/race/judge.ts";

import type { Course, Step } from "./course.ts";

/** Typing a text. */
export function typingCourse(dice: Dice): Course {
  const text = pick(dice, SEA).body;
  return {
    characters: text.length,
    lineAt: (done) => ({ text, at: Math.round(done * text.length) }),
    steps: (wpm) => {
      let typing = NOTHING_TYPED;
      return botPresses(text, wpm, dice).map(({ atMs, character }): Step => {
        const before = typing.typed;
        typing = judge(text, typing, character);
        return { atMs, done: typing.typed / text.length, isSurge: text.slice(before, typing.typed) === " " };
      });
    },
  };
}
