import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { useSecondsLeft } from "./seconds-left.ts";

import style from "./notice.module.css";

interface RaceNoticeProps {
  readonly words: string;
  readonly isHot: boolean;
  /** When the race ends for who stands still, on `performance.now()`; shown unless there is something else to say. */
  readonly idleUntilMs: number | undefined;
  /** What takes the warning back, as in "Press the next key". */
  readonly wake: string;
}

/** What the racer must know now, below the task and never over it. Its place is kept, so that nothing moves. */
export function RaceNotice({ words, isHot, idleUntilMs, wake }: RaceNoticeProps) {
  const isIdle = words === "" && idleUntilMs !== undefined;
  return (
    <output className={style.notice} data-hot={isHot || isIdle || undefined}>
      {isIdle ? <Idle key={idleUntilMs} untilMs={idleUntilMs} wake={wake} /> : words}
    </output>
  );
}

/** The seconds are counted for the eye; a screen reader says them once. */
function Idle({ untilMs, wake }: { readonly untilMs: number; readonly wake: string }) {
  const seconds = useSecondsLeft(untilMs);
  return (
    <>
      <VisuallyHidden>{`Still there? ${wake} soon, or the race ends for you.`}</VisuallyHidden>
      <span aria-hidden>{`Still there? ${wake} within ${seconds} s.`}</span>
    </>
  );
}
