import { useCallback, useEffect, useState } from "react";

import type { Playback } from "#shared/rules/race/playback.ts";

import { KeyCatcher } from "../../race-parts/key-catcher.tsx";
import { raceDay, type StoredRace, type StoredRacer } from "../../race-parts/race-data.ts";
import { placeOf } from "../../race-parts/race-place.ts";
import { SceneView } from "../../race-parts/scene-view.tsx";
import { Script, type ScriptHandle } from "../../race-parts/script.tsx";
import type { Scene } from "../../scene/scene.ts";
import { useSession } from "../../session/session.ts";
import { Gauge, type GaugeHandle } from "../../ui/gauge.tsx";
import { GhostBoard } from "./ghost-board.tsx";
import { GhostEngine, type Ghost } from "./ghost-engine.ts";
import { GhostHud } from "./ghost-hud.tsx";
import { GhostStart } from "./ghost-start.tsx";
import { useGhost } from "./store.ts";

import style from "./ghost-race.module.css";

interface GhostRaceProps {
  readonly raceID: string;
  readonly race: StoredRace;
  /** The own result of then. */
  readonly then: StoredRacer;
  readonly playback: Playback;
}

const FAST_WPM = 110;

export function GhostRace({ raceID, race, then, playback }: GhostRaceProps) {
  const user = useSession((session) => session.user);
  const [engine] = useState(() => new GhostEngine(ghostOf(race, then, playback, user)));
  const stage = useGhost((ghost) => ghost.stage);
  const isOn = stage === "countdown" || stage === "racing";
  const onScene = useCallback((scene: Scene | undefined) => engine.showOn({ scene }), [engine]);
  const script = useCallback((handle: ScriptHandle | null) => engine.showOn({ script: handle ?? undefined }), [engine]);
  const gauge = useCallback((handle: GaugeHandle | null) => engine.showOn({ gauge: handle ?? undefined }), [engine]);
  useEffect(() => {
    engine.start();
    return () => engine.stop();
  }, [engine]);

  return (
    <main id="main" className={style.page} data-stage={stage}>
      <header className={style.top}>
        <h1 className={style.title}>Ghost Race</h1>
        <p className={style.note}>Against yourself of {raceDay(race.startedStamp)}. Just for you: no rewards here.</p>
      </header>
      <SceneView placeKey={placeOf(race)} onScene={onScene} />
      <KeyCatcher engine={engine} isOn={isOn}>
        <section className={style.panel}>
          {isOn && (
            <div className={style.desk}>
              <div className={style.gauge}>
                <Gauge
                  ref={gauge}
                  label="Speed"
                  unit="WPM"
                  size="10rem"
                  max={then.wpm > FAST_WPM ? 200 : 120}
                  {...(then.wpm > 0 && { redFrom: then.wpm })}
                />
              </div>
              <Script ref={script} text={race.text} />
              <GhostHud engine={engine} />
            </div>
          )}
          {stage === "ready" && <GhostStart then={then} onStart={engine.begin} />}
          {stage === "over" && <GhostBoard raceID={raceID} then={then} onAgain={engine.begin} />}
        </section>
      </KeyCatcher>
    </main>
  );
}

function ghostOf(
  { text }: StoredRace,
  then: StoredRacer,
  playback: Playback,
  user:
    | { readonly displayName: string; readonly carID: StoredRacer["carID"]; readonly carHueAngle: number }
    | undefined,
): Ghost {
  const own = {
    name: user?.displayName ?? then.displayName,
    carID: user?.carID ?? then.carID,
    hueAngle: user?.carHueAngle ?? then.carHueAngle,
    isBot: false,
  };
  const ghost = {
    name: "Ghost",
    isGhost: true,
    plate: "You, then",
    carID: then.carID,
    hueAngle: then.carHueAngle,
    isBot: false,
  };
  return { text, playback, isHome: then.standing === "finished", cars: [own, ghost] };
}
