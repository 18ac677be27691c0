import { Lock, LockOpen, Pause, Play } from "lucide-react";
import { useState } from "react";

import { LESSONS } from "#shared/content/lessons.ts";
import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { DropInView } from "#shared/contracts/realtime/drop-in.ts";
import { DIFFICULTY_BANDS, type DifficultyBand } from "#shared/rules/difficulty.ts";

import { useSite } from "../net/site.ts";
import { Button } from "../ui/controls/button.tsx";
import { Select } from "../ui/controls/select.tsx";
import { line } from "./drop-in-line.ts";
import { useDropIn } from "./drop-in-store.ts";
import { TakeAlong } from "./take-along.tsx";

import style from "./controls.module.css";

const BAND_WORDS: Readonly<Record<DifficultyBand, string>> = {
  easy: "Easy text",
  medium: "Medium text",
  hard: "Hard text",
};
const TYPES = LESSONS.map(({ lessonID, shortDescription }) => ({ value: lessonID, label: shortDescription }));

/** What a teacher does. */
export function Controls({ lesson: { race, isLocked } }: { readonly lesson: DropInView }) {
  const trouble = useDropIn((state) => state.trouble);
  const [isEnding, setIsEnding] = useState(false);
  return (
    <footer className={style.controls}>
      <p role="alert" className={style.trouble}>
        {trouble}
      </p>
      <div className={style.row}>
        {race ? <RaceControls isPaused={race.isPaused} /> : <NextRace />}
        <span className={style.gap} />
        <Button
          icon={isLocked ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
          onClick={() => line.send("lock", { isLocked: !isLocked })}
        >
          {isLocked ? "Open the Door" : "Lock the Door"}
        </Button>
        <TakeAlong />
        {isEnding ? (
          <>
            <Button kind="danger" onClick={() => line.send("close", {})}>
              End for Everyone
            </Button>
            <Button onClick={() => setIsEnding(false)}>Go On</Button>
          </>
        ) : (
          <Button onClick={() => setIsEnding(true)}>End Lesson</Button>
        )}
      </div>
    </footer>
  );
}

const RaceControls = ({ isPaused }: { readonly isPaused: boolean }) => (
  <>
    <Button
      kind="primary"
      icon={isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
      onClick={() => line.send("pause", { isPaused: !isPaused })}
    >
      {isPaused ? "Go On Racing" : "Pause"}
    </Button>
    <Button onClick={() => line.send("end", {})}>End Race</Button>
  </>
);

function NextRace() {
  const isMath = useSite(({ site }) => site === "math");
  const [band, setBand] = useState<DifficultyBand>("easy");
  const [lessonID, setLessonID] = useState<LessonID>(TYPES[0]?.value ?? "addition_1");
  const begin = (): void => {
    useDropIn.setState({ trouble: undefined });
    line.send("begin", isMath ? { lessonID } : { difficulty: band });
  };
  return (
    <>
      <div className={style.choice}>
        {isMath ? (
          <Select label="Math type" value={lessonID} onValue={setLessonID} options={TYPES} />
        ) : (
          <Select
            label="Text"
            value={band}
            onValue={setBand}
            options={DIFFICULTY_BANDS.map((value) => ({ value, label: BAND_WORDS[value] }))}
          />
        )}
      </div>
      <Button kind="primary" size="large" onClick={begin}>
        Start Race
      </Button>
    </>
  );
}
