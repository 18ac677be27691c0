import { useCallback } from "react";

import type { DropInTask } from "#shared/contracts/realtime/drop-in.ts";
import { formatSpeed } from "#shared/format/figures.ts";

import { useSpeedUnit } from "../net/site.ts";
import { AsIs } from "../ui/data/as-is.tsx";
import { ProgressBar } from "../ui/feedback/progress-bar.tsx";
import { line } from "./drop-in-line.ts";
import { useDropIn } from "./drop-in-store.ts";
import { MathLane } from "./math-lane.ts";
import { MathTask } from "./math-task.tsx";
import { TypingLane } from "./typing-lane.ts";
import { TypingTask } from "./typing-task.tsx";
import { useClock } from "./use-clock.ts";

import style from "./race-view.module.css";

interface RaceViewProps {
  readonly task: DropInTask;
  readonly you: number;
}

/** So long "Go!" is said. */
const SAID_SECONDS = 2;
const DONE = {
  finished: "Done! Watch the others finish.",
  unfinished: "You've stopped. Watch the others finish.",
  disqualified: "You're out of this race. Watch the others finish.",
} as const;

const startWords = (left: number): string => (left > 0 ? "Get ready…" : left > -SAID_SECONDS ? "Go!" : "");

/** A race: who is how far above, and what to type below. */
export function RaceView({ task, you }: RaceViewProps) {
  const { greenMs, pausedMs } = task;
  const untilGreen = useCallback(
    () => Math.max(-SAID_SECONDS, Math.ceil((greenMs - line.clock.at()) / 1_000)),
    [greenMs],
  );
  const left = useClock(untilGreen);
  const standing = useDropIn(({ lanes }) => lanes.get(you)?.standing ?? "racing");
  const isDone = standing !== "racing";
  const { own } = line;
  const isOn = left <= 0 && pausedMs === 0 && !isDone;
  return (
    <main id="main" tabIndex={-1} className={style.race}>
      <h1 tabIndex={-1} className={style.title}>
        Race {task.number}
      </h1>
      <Track task={task} you={you} />
      <div className={style.below}>
        <p aria-live="polite" className={style.said}>
          {pausedMs > 0 ? "Paused. Hands off the keys!" : isDone ? DONE[standing] : startWords(left)}
        </p>
        {left > 0 && pausedMs === 0 && (
          <p aria-hidden className={style.count}>
            {left > 3 ? "…" : left}
          </p>
        )}
        {!isDone && own instanceof TypingLane && (
          <TypingTask key={task.number} lane={own} text={task.text} isOn={isOn} />
        )}
        {!isDone && own instanceof MathLane && <MathTask lane={own} isOn={isOn} />}
        <Note />
      </div>
    </main>
  );
}

function Note() {
  const note = useDropIn(({ foul, note: said }) => foul ?? said);
  return (
    <p aria-live="polite" className={style.note}>
      {note}
    </p>
  );
}

function Track({ task: { track }, you }: RaceViewProps) {
  const lanes = useDropIn((state) => state.lanes);
  const unit = useSpeedUnit();
  return (
    <ul className={style.track}>
      {track.map(({ nth, name }) => {
        const { progress = 0, speed = 0, standing = "racing" } = lanes.get(nth) ?? {};
        return (
          <li key={nth} className={style.lane} data-you={nth === you || undefined}>
            <span className={style.name}>
              <AsIs>{name}</AsIs>
              {nth === you && " (you)"}
            </span>
            <ProgressBar bare label={name} value={progress} max={1} tone={nth === you ? "hot" : "teal"} />
            <span className={style.speed}>
              {standing === "disqualified"
                ? "Out"
                : standing === "unfinished"
                  ? "Stopped"
                  : `${formatSpeed(speed)} ${unit}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
