import { useNeeds } from "../../session/device/needs.ts";
import { Words } from "../../ui/data/as-is.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { useRace } from "../session/race-store.ts";
import { useSecondsLeft } from "./seconds-left.ts";

import style from "./notice.module.css";

interface NoticeProps {
  /** The discipline's own notices. */
  readonly words: string | undefined;
  /** These are help that one can't do without: they stay beside the idle warning. */
  readonly isHot: boolean;
  /** What to do at the countdown. */
  readonly ready: string;
  /** What to do while the connection is down, as in "Keep typing". */
  readonly goOn: string;
  /** How to end the idle warning, as in "Press the next key". */
  readonly wake: string;
}

/** Notices to the racer, below the task and never over it, in reserved space. */
export function Notice({ words, isHot, ready, goOn, wake }: NoticeProps) {
  const isCountdown = useRace((race) => race.stage === "countdown");
  const isAway = useRace((race) => race.isAway);
  const hasFoul = useRace((race) => race.foul !== undefined);
  const idleUntilMs = useRace((race) => race.idleUntilMs);
  const urgent = hasFoul
    ? ENDED
    : isAway
      ? `Connection lost. ${goOn}, we're saving it all here. Reconnecting…`
      : undefined;
  const noClock = useNeeds((needs) => needs.noClock);
  const isIdle = urgent === undefined && idleUntilMs !== undefined;
  const said = urgent ?? words ?? (isCountdown ? ready : "");
  return (
    <output className={style.notice} data-hot={hasFoul || isAway || isHot || isIdle || undefined}>
      {isIdle && <>{noClock ? soonWords(wake) : <Idle key={idleUntilMs} untilMs={idleUntilMs} wake={wake} />} </>}
      {(!isIdle || isHot) && <Words of={said} />}
    </output>
  );
}

const soonWords = (wake: string): string => `Still there? ${wake} soon, or the race ends for you.`;

const ENDED = "Your race ended early. The result board says why.";

/** The seconds count down visibly; a screen reader says them once. */
function Idle({ untilMs, wake }: { readonly untilMs: number; readonly wake: string }) {
  const seconds = useSecondsLeft(untilMs);
  return (
    <>
      <VisuallyHidden>{soonWords(wake)}</VisuallyHidden>
      <span aria-hidden>{`Still there? ${wake} within ${seconds} s.`}</span>
    </>
  );
}
