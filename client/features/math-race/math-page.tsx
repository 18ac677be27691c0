import { useEffect } from "react";

import { prepare } from "../../celebration/celebrate.ts";
import { Place } from "../../frame/place.tsx";
import { LostNote } from "../../race-parts/lost-note.tsx";
import { MathRoad } from "./math-road.tsx";
import { Panel } from "./panel.tsx";
import { Selector } from "./selector.tsx";
import { useMath, type Stage } from "./store.ts";
import { useMathEngine } from "./use-math-engine.ts";

import style from "./math-page.module.css";

/**
 * A race by solving problems, on one screen that never scrolls.
 *
 * @source core §2 /play
 */
export function MathPage() {
  const [engine, choose] = useMathEngine();
  const stage = useMath((race) => race.stage);
  const isAfterLoss = useMath((race) => race.isAfterLoss);
  useEffect(() => {
    if (stage === "racing") void prepare();
  }, [stage]);
  return (
    <Place title="Play" isOwnMaster>
      <main className={style.page} data-stage={stage}>
        <h1 className={style.title}>Math Race</h1>
        {isAfterLoss && isEarly(stage) && <LostNote />}
        <MathRoad engine={engine} />
        <Panel engine={engine} onChoose={choose} />
        <Selector onChoose={choose} />
      </main>
    </Place>
  );
}

const isEarly = (stage: Stage): boolean => stage === "entering" || stage === "table" || stage === "gathering";
