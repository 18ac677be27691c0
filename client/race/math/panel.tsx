import type { ReactNode } from "react";

import { Spinner } from "../../ui/spinner.tsx";
import { TroubleNote } from "../screen/trouble-note.tsx";
import { Dashboard } from "./dashboard.tsx";
import type { MathEngine } from "./engine.ts";
import { MathBoard, type BoardProps } from "./math-board.tsx";
import { useMath } from "./store.ts";

import style from "./panel.module.css";

export interface PanelProps extends BoardProps {
  readonly engine: MathEngine;
  /** Shown while the racers gather. */
  readonly lobby: ReactNode;
  /** Tries again what did not work. */
  readonly onRetry: () => void;
}

/** The lower part of the screen: who is at the table, then the problems, then the board. */
export function Panel({ engine, lobby, onRetry, ...board }: PanelProps) {
  const stage = useMath((race) => race.stage);
  const trouble = useMath((race) => race.trouble);
  return (
    <section className={style.panel} data-stage={stage}>
      {stage === "parked" && <Parked />}
      {(stage === "entering" || stage === "table" || stage === "gathering") && lobby}
      {(stage === "countdown" || stage === "racing") && <Dashboard engine={engine} />}
      {stage === "over" && <MathBoard {...board} />}
      {stage === "trouble" && <TroubleNote trouble={trouble} onAgain={onRetry} />}
    </section>
  );
}

function Parked() {
  const isChoosing = useMath((race) => race.isChoosing);
  if (isChoosing) return null;
  return (
    <p className={style.wait}>
      <Spinner label="Going back to your race" spoken /> Back to your race…
    </p>
  );
}
