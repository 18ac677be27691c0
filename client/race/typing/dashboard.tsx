import { lazy, Suspense, useEffect, useRef } from "react";

import { usePreferences } from "../../session/preferences.ts";
import { Gauge, type GaugeHandle } from "../../ui/gauge.tsx";
import type { RaceEngine } from "./engine.ts";
import { NitroButton } from "./nitro-button.tsx";
import { Notice } from "./notice.tsx";
import { Paper, type PaperHandle } from "./paper.tsx";
import { useRace } from "./store.ts";

import style from "./dashboard.module.css";

const LateAnnouncer = lazy(async () => ({ default: (await import("./announcer/announcer.tsx")).Announcer }));

interface DashboardProps {
  readonly engine: RaceEngine;
}

/** The text between the speed gauge and the accuracy. */
export function Dashboard({ engine }: DashboardProps) {
  const text = useRace((race) => race.text);
  const ownSpeed = useRace((race) => race.ownSpeed);
  const announcesWords = usePreferences((own) => own.announcesWords);
  const paper = useRef<PaperHandle>(null);
  const gauge = useRef<GaugeHandle>(null);
  const accuracy = useRef<HTMLElement>(null);
  const speed = useRef<HTMLElement>(null);

  useEffect(() => {
    engine.showOn({ paper: paper.current ?? undefined });
    engine.showHud({
      speed: (wpm) => {
        gauge.current?.set(wpm);
        const figure = String(Math.round(wpm));
        if (speed.current && speed.current.textContent !== figure) speed.current.textContent = figure;
      },
      accuracy: (percent) => {
        const figure = `${percent.toFixed(percent === 100 ? 0 : 1)} %`;
        if (accuracy.current && accuracy.current.textContent !== figure) accuracy.current.textContent = figure;
      },
    });
    return () => engine.showOn({ paper: undefined });
  }, [engine]);

  return (
    <div className={style.dashboard}>
      <div className={style.gauge}>
        <Gauge
          ref={gauge}
          label="Speed"
          unit="WPM"
          {...(ownSpeed !== undefined && { redFrom: ownSpeed })}
          size="100%"
        />
      </div>
      <div className={style.middle}>
        <Paper key={text} ref={paper} text={text} />
        <Notice />
        {announcesWords && (
          <Suspense fallback={null}>
            <LateAnnouncer engine={engine} />
          </Suspense>
        )}
      </div>
      <NitroButton engine={engine} />
      <div className={style.accuracy} data-accuracy>
        <span className={style.thinSpeed} aria-hidden>
          <span ref={speed} className={style.percent}>
            0
          </span>{" "}
          <span className={style.soft}>WPM</span>
        </span>
        <span ref={accuracy} className={style.percent}>
          100 %
        </span>
        <span className={style.soft}>accuracy</span>
      </div>
    </div>
  );
}
