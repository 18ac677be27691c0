import { lazy, Suspense, useEffect } from "react";

import type { RaceEngine } from "./engine.ts";
import { LateBoard } from "./late-board.tsx";
import { useRace } from "./store.ts";
import { Table } from "./table.tsx";
import { Trouble } from "./trouble-note.tsx";

import style from "./panel.module.css";

interface PanelProps {
  readonly engine: RaceEngine;
  readonly onAgain: () => void;
}

/** Fetched while the racers gather: the way to the table does not wait for it. */
const loadDashboard = () => import("./dashboard.tsx");
const LateDashboard = lazy(async () => ({ default: (await loadDashboard()).Dashboard }));

/** The lower part of the race screen: who is at the table, then the text, then the board. */
export function Panel({ engine, onAgain }: PanelProps) {
  const stage = useRace((race) => race.stage);
  useEffect(() => {
    if (stage === "gathering") void loadDashboard();
  }, [stage]);
  return (
    <section className={style.panel} data-stage={stage}>
      {(stage === "entering" || stage === "table" || stage === "gathering") && <Table />}
      {(stage === "countdown" || stage === "racing") && (
        <Suspense fallback={null}>
          <LateDashboard engine={engine} />
        </Suspense>
      )}
      <LateBoard onAgain={onAgain} />
      {stage === "trouble" && <Trouble onAgain={onAgain} />}
    </section>
  );
}
