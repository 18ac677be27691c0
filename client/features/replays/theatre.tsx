import { Share2 } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useState } from "react";

import { formatMoment } from "#shared/format/dates.ts";

import { ProblemSheet } from "../../race/playback/problem-sheet.tsx";
import { sceneryOf } from "../../race/playback/race-scenery.ts";
import { speedUnit, type StoredRace } from "../../race/playback/stored-race.ts";
import { ShareModal } from "../../race/screen/results/share-modal.tsx";
import { Road } from "../../race/screen/road.tsx";
import { RaceText, type TaskHandle } from "../../race/typing/race-text.tsx";
import type { Scene } from "../../scene/scene.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { gaugeMax } from "../../ui/data/gauge-scale.ts";
import { Gauge, type GaugeHandle } from "../../ui/data/gauge.tsx";
import { Cast } from "./cast.tsx";
import { Challenge } from "./challenge.tsx";
import { Controls } from "./controls.tsx";
import { Numbers } from "./numbers.tsx";
import { ReplayPlayer } from "./player.ts";
import { useReplay } from "./store.ts";
import { useKeys } from "./use-keys.ts";

import style from "./theatre.module.css";

interface TheatreProps {
  readonly race: StoredRace;
  /** Set for this player's own race. */
  readonly raceID: string | undefined;
  /** Instead of an invitation to a race, where it isn't this player's own. */
  readonly back?: ReactNode;
}

/** The road, the followed racer's text, and the controls below: a race from green light to the last finish. */
export function Theatre({ race, raceID, back }: TheatreProps) {
  const [player] = useState(() => new ReplayPlayer(race));
  const [isSharing, setSharing] = useState(false);
  const unit = speedUnit(race);
  const slot = useReplay((replay) => replay.slot);
  const racer = race.racers.find((each) => each.slot === slot);
  const onScene = useCallback((scene: Scene | undefined) => player.showOn({ scene }), [player]);
  const script = useCallback((handle: TaskHandle | null) => player.showOn({ script: handle ?? undefined }), [player]);
  const gauge = useCallback((handle: GaugeHandle | null) => player.showOn({ gauge: handle ?? undefined }), [player]);
  useEffect(() => {
    player.start();
    return () => player.stop();
  }, [player]);
  useKeys(player);

  return (
    <main id="main" className={style.theatre} data-replay>
      <header className={style.top}>
        <h1 className={style.title}>Race Replay</h1>
        <p className={style.day}>{formatMoment(race.startedStamp)}</p>
        {raceID === undefined ? (
          (back ?? <Challenge racer={race.racers.find((each) => each.slot === race.viewSlot)} unit={unit} />)
        ) : (
          <div className={style.actions}>
            <LinkButton size="small" to={`/ghost/${raceID}`}>
              Race it again
            </LinkButton>
            <Button size="small" icon={<Share2 aria-hidden />} onClick={() => setSharing(true)}>
              Share
            </Button>
          </div>
        )}
      </header>
      <Road sceneryKey={sceneryOf(race)} onScene={onScene} />
      <Cast race={race} onFollow={player.follow} />
      <section className={style.desk} aria-label={race.problems ? "The problems" : "The text"}>
        <div className={style.gauge}>
          <Gauge
            key={slot}
            ref={gauge}
            label="Speed"
            unit={unit}
            size="9.5rem"
            max={race.problems ? 60 : gaugeMax(racer?.wpm ?? 0)}
            {...(racer && racer.wpm > 0 && { redFrom: racer.wpm })}
          />
        </div>
        {race.problems ? (
          <ProblemSheet ref={script} problems={race.problems} />
        ) : (
          <RaceText ref={script} text={race.text} />
        )}
        <Numbers racer={racer} unit={unit} />
      </section>
      <Controls player={player} race={race} />
      {raceID !== undefined && <ShareModal raceID={raceID} open={isSharing} onClose={() => setSharing(false)} />}
    </main>
  );
}
