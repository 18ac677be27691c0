import { useEffect, useState } from "react";

import type { LessonID } from "#shared/content/lessons/lesson.ts";

import type { Wish } from "./connection.ts";
import { MathEngine } from "./engine.ts";
import { useMath } from "./store.ts";

/** What is wanted where the problems are of a kind, or nobody has said yet. Must stay the same function. */
type WishFor = (lessonID?: LessonID) => Wish | undefined;

/** The engine of the race that is on, and the way to the next one. */
export function useMathEngine(
  wishFor: WishFor,
  first?: LessonID,
): readonly [MathEngine, (lessonID?: LessonID) => void] {
  const [engine, setEngine] = useState(() => new MathEngine(wishFor(first)));
  useEffect(() => {
    void engine.wake();
    return () => engine.leave();
  }, [engine]);
  useEffect(
    () =>
      useMath.subscribe(({ isLost, lessonID }, before) => {
        if (isLost && !before.isLost) setEngine(new MathEngine(wishFor(lessonID), true));
      }),
    [wishFor],
  );
  const race = (lessonID?: LessonID): void =>
    setEngine(new MathEngine(wishFor(lessonID), false, useMath.getState().trouble?.isElsewhere));
  return [engine, race];
}
