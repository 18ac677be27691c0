import type { ReactNode } from "react";

import { isGathering, isOn, useRace } from "../session/race-store.ts";
import { TroubleNote } from "./trouble-note.tsx";

import style from "./panel.module.css";

interface PanelProps {
  /** Shown while resuming a race, and until it is chosen what to race. */
  readonly parked: ReactNode;
  /** Shown while the racers gather. */
  readonly lobby: ReactNode;
  /** The text or problem. */
  readonly task: ReactNode;
  /** The results; it shows itself when the race is over. */
  readonly board: ReactNode;
  /** Retries after a trouble. */
  readonly onRetry: () => void;
}

/** The part below the road: who is at the table, then the task, then the board. */
export function Panel({ parked, lobby, task, board, onRetry }: PanelProps) {
  const stage = useRace((race) => race.stage);
  const trouble = useRace((race) => race.trouble);
  return (
    <section className={style.panel} data-stage={stage}>
      {stage === "parked" && parked}
      {isGathering({ stage }) && lobby}
      {isOn({ stage }) && task}
      {board}
      {stage === "trouble" && <TroubleNote trouble={trouble} onAgain={onRetry} />}
    </section>
  );
}
