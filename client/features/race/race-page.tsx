import { useEffect, useState } from "react";

import { KeyCatcher } from "../../race-parts/key-catcher.tsx";
import { RaceEngine } from "./engine.ts";
import { Panel } from "./panel.tsx";
import { Road } from "./road.tsx";
import { useRace } from "./store.ts";
import { TopBar } from "./top-bar.tsx";

import style from "./race-page.module.css";

/**
 * The race: lobby, countdown, typing and result on one screen that never scrolls.
 *
 * @source core §2 /race
 */
export function RacePage() {
  const [engine, setEngine] = useState(() => new RaceEngine());
  useEffect(() => {
    void engine.enter();
    return () => engine.leave();
  }, [engine]);
  const stage = useRace((race) => race.stage);
  /** The board is a part of its own: what stood there before does not move to make room. */
  const lower = stage === "over" ? "board" : "text";

  return (
    <main className={style.page} data-stage={stage}>
      <h1 className={style.title}>Race</h1>
      <TopBar engine={engine} />
      <Road engine={engine} />
      <KeyCatcher key={lower} engine={engine} isOn={stage === "countdown" || stage === "racing"}>
        <Panel engine={engine} onAgain={() => setEngine(new RaceEngine())} />
      </KeyCatcher>
    </main>
  );
}
