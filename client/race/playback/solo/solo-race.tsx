import { useCallback, useEffect, type ReactNode } from "react";

import type { SceneryKey } from "#shared/content/scenery.ts";
import type { Prompt } from "#shared/rules/math/problem.ts";

import type { Scene } from "../../../scene/scene.ts";
import { setRacing } from "../../../session/racing.ts";
import { gaugeMax } from "../../../ui/data/gauge-scale.ts";
import { Gauge, type GaugeHandle } from "../../../ui/data/gauge.tsx";
import { Road } from "../../screen/road.tsx";
import { KeyCatcher } from "../../typing/keyboard/catcher.tsx";
import { RaceText, type TaskHandle } from "../../typing/race-text.tsx";
import { AnswerPanel } from "./answer-panel.tsx";
import type { SoloEngine } from "./solo-engine.ts";
import { SoloHud } from "./solo-hud.tsx";
import { useSolo } from "./solo-store.ts";

import style from "./solo-race.module.css";

interface SoloRaceProps {
  readonly engine: SoloEngine;
  readonly title: string;
  readonly note: ReactNode;
  readonly sceneryKey: SceneryKey;
  /** A text to type, or problems to solve. */
  readonly subject: string | readonly Prompt[];
  /** Where the red zone begins: the speed to beat. */
  readonly redFrom: number | undefined;
  /** Before the race. */
  readonly start: ReactNode;
  /** After it. */
  readonly board: ReactNode;
  /** Beside the text; the lead and the accuracy unless it is something else. */
  readonly hud?: ReactNode;
  /** Whether the speed is shown. */
  readonly hasGauge?: boolean;
}

/** Road, text or problems, and board of a race that one person drives alone. */
export function SoloRace(props: SoloRaceProps) {
  const { engine, title, note, sceneryKey, subject, redFrom, start, board, hud, hasGauge = true } = props;
  const stage = useSolo((solo) => solo.stage);
  const isOn = stage === "countdown" || stage === "racing";
  const isTyping = typeof subject === "string";
  const onScene = useCallback((scene: Scene | undefined) => engine.showOn({ scene }), [engine]);
  const script = useCallback((handle: TaskHandle | null) => engine.showOn({ script: handle ?? undefined }), [engine]);
  const gauge = useCallback((handle: GaugeHandle | null) => engine.showOn({ gauge: handle ?? undefined }), [engine]);
  useEffect(() => {
    engine.start();
    return () => engine.stop();
  }, [engine]);
  useEffect(() => {
    setRacing(isOn);
    return () => setRacing(false);
  }, [isOn]);

  return (
    <main id="main" className={style.page} data-stage={stage}>
      <header className={style.top}>
        <h1 className={style.title}>{title}</h1>
        <p className={style.note}>{note}</p>
      </header>
      <Road sceneryKey={sceneryKey} onScene={onScene} />
      <KeyCatcher keyed={engine} isOn={isOn && isTyping}>
        <section className={style.panel}>
          {isOn && (
            <div className={style.desk} data-calm={!hasGauge || undefined}>
              {hasGauge && (
                <div className={style.gauge} data-clock>
                  <Gauge
                    ref={gauge}
                    label={isTyping ? "Speed" : "Pace"}
                    unit={isTyping ? "WPM" : "a minute"}
                    size="10rem"
                    max={isTyping ? gaugeMax(redFrom ?? 0) : 60}
                    {...(redFrom !== undefined && redFrom > 0 && { redFrom })}
                  />
                </div>
              )}
              {isTyping ? (
                <RaceText ref={script} text={subject} />
              ) : (
                <AnswerPanel ref={script} engine={engine} prompts={subject} />
              )}
              {hud ?? <SoloHud engine={engine} unit={isTyping ? "letter" : "problem"} />}
            </div>
          )}
          {stage === "ready" && start}
          {stage === "over" && board}
        </section>
      </KeyCatcher>
    </main>
  );
}
