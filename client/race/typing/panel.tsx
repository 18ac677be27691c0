import { lazy, Suspense, useEffect, type ReactNode } from "react";

import { TroubleNote } from "../screen/trouble-note.tsx";
import type { RaceEngine } from "./engine.ts";
import { LateBoard } from "./results/late-board.tsx";
import type { BoardProps } from "./results/typing-board.tsx";
import { useRace } from "./store.ts";

import style from "./panel.module.css";

export interface PanelProps extends BoardProps {
  readonly engine: RaceEngine;
  /** Shown while the racers gather. */
  readonly lobby: ReactNode;
}

/** Fetched while the racers gather: the way to the table does not wait for it. */
const loadDashboard = () => import("./dashboard.tsx");
const LateDashboard = lazy(async () => ({ default: (await loadDashboard()).Dashboard }));

/** The lower part of the race screen: who is at the table, then the text, then the board. */
export function Panel({ engine, lobby, ...board }: PanelProps) {
  const stage = useRace((race) => race.stage);
  const trouble = useRace((race) => race.trouble);
  useEffect(() => {
    if (stage === "gathering") void loadDashboard();
  }, [stage]);
  return (
    <section className={style.panel} data-stage={stage}>
      {(stage === "entering" || stage === "table" || stage === "gathering") && lobby}
      {(stage === "countdown" || stage === "racing") && (
        <Suspense fallback={null}>
          <LateDashboard engine={engine} />
        </Suspense>
      )}
      <LateBoard {...board} />
      {stage === "trouble" && <TroubleNote trouble={trouble} onAgain={board.onAgain} />}
    </section>
  );
}
