import { Gauge } from "lucide-react";

import { LESSON_IDS, LESSON_NAMES, type LessonID } from "#shared/content/lessons/lesson.ts";
import { CERTIFICATE } from "#shared/rules/certificate/numbers.ts";
import { seconds, type Stamp } from "#shared/units.ts";

import { Button } from "../../ui/controls/button.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { Countdown } from "../../ui/data/countdown.tsx";
import { useNow } from "../../ui/use-now.ts";

import style from "./start.module.css";

interface StartProps {
  /** When the next trial may begin. */
  readonly nextTryStamp: Stamp;
  /** The kind of problems; null for typing. */
  readonly lessonID: LessonID | null;
  /** The kinds that something waits in. */
  readonly wanted: readonly (LessonID | null)[];
  readonly onLesson: (lessonID: LessonID) => void;
  readonly onStart: () => void;
  /** One has just ended. */
  readonly isAgain: boolean;
}

/** The button that begins a trial, or when it may be pressed again. */
export function Start({ nextTryStamp, lessonID, wanted, onLesson, onStart, isAgain }: StartProps) {
  const now = useNow(seconds(1));
  const mayTry = nextTryStamp <= now + 1;
  return (
    <section className={style.start} aria-label="Show your speed">
      {lessonID !== null && (
        <Select
          label="Kind of problems"
          options={LESSON_IDS.map((value) => ({
            value,
            label: wanted.includes(value) ? `${LESSON_NAMES[value]} (a reward waits)` : LESSON_NAMES[value],
          }))}
          value={lessonID}
          onValue={onLesson}
        />
      )}
      {mayTry ? (
        <>
          <Button kind="primary" size="large" icon={<Gauge aria-hidden />} onClick={onStart}>
            {isAgain ? "Try again" : "Show your speed"}
          </Button>
          <p className={style.soft}>{CERTIFICATE.length / 1_000} seconds, and you can stop at any time.</p>
        </>
      ) : (
        <p className={style.rest}>
          That was a lot of typing. Have a break!{" "}
          <b>
            <Countdown until={nextTryStamp} label="You can try again in" over="You can try again now." />
          </b>
        </p>
      )}
    </section>
  );
}
