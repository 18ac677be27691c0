import { useEffect, useState } from "react";

import type { LessonID } from "#shared/content/lessons/lesson.ts";

import { useChosenLesson } from "./chosen-lesson.ts";
import { MathEngine } from "./engine.ts";
import { useMath } from "./store.ts";

/** The engine of the race that is on, and the way into one of a kind. */
export function useMathEngine(): readonly [MathEngine, (lessonID: LessonID) => void] {
  const [engine, setEngine] = useState(() => new MathEngine());
  useEffect(() => {
    void engine.wake();
    return () => engine.leave();
  }, [engine]);
  useEffect(
    () =>
      useMath.subscribe(({ isLost, lessonID }, before) => {
        if (isLost && !before.isLost) setEngine(new MathEngine(lessonID, true));
      }),
    [],
  );
  return [
    engine,
    (lessonID) => {
      useChosenLesson.setState({ lessonID });
      if (useMath.getState().stage === "parked") void engine.enter(lessonID);
      else setEngine(new MathEngine(lessonID));
    },
  ];
}
