import { lazy, Suspense, useEffect, useRef, useState } from "react";

import { formatAccuracy, formatWholeSpeed } from "#shared/format/figures.ts";

import { useNeeds } from "../../session/device/needs.ts";
import { usePreferences } from "../../session/device/preferences.ts";
import { gaugeMax } from "../../ui/data/gauge-scale.ts";
import { Gauge, type GaugeHandle } from "../../ui/data/gauge.tsx";
import { PauseLayer } from "../screen/pause-layer.tsx";
import { useRace } from "../session/race-store.ts";
import { NitroButton } from "./nitro-button.tsx";
import { RaceText, type RaceTextHandle } from "./race-text.tsx";
import { useOwnBest } from "./results/own-best.ts";
import type { TypingDiscipline } from "./typing-discipline.ts";
import { TypingNotice } from "./typing-notice.tsx";
import { useTyping } from "./typing-store.ts";

import style from "./dashboard.module.css";

const LateAnnouncer = lazy(async () => ({ default: (await import("./announcer/announcer.tsx")).Announcer }));

const LateWordBoard = lazy(async () => ({ default: (await import("./switch/word-board.tsx")).WordBoard }));

interface DashboardProps {
  readonly typing: TypingDiscipline;
}

/** The text between the speed gauge and the accuracy. */
export function Dashboard({ typing }: DashboardProps) {
  const text = useTyping((view) => view.text);
  const ownSpeed = useRace((race) => race.ownSpeed);
  const announcesWords = usePreferences((own) => own.announcesWords);
  const hasSwitch = useNeeds((needs) => needs.switchInput);
  const sheet = useRef<RaceTextHandle>(null);
  const gauge = useRef<GaugeHandle>(null);
  const best = useOwnBest();
  const [max, setMax] = useState(() => gaugeMax(Math.max(best, ownSpeed ?? 0)));
  const accuracy = useRef<HTMLElement>(null);
  const speed = useRef<HTMLElement>(null);

  useEffect(() => {
    typing.showOn({
      text: sheet.current ?? undefined,
      speed: (wpm) => {
        gauge.current?.set(wpm);
        if (wpm > max) setMax(gaugeMax(wpm));
        const figure = formatWholeSpeed(wpm);
        if (speed.current && speed.current.textContent !== figure) speed.current.textContent = figure;
      },
      accuracy: (percent) => {
        const figure = formatAccuracy(percent);
        if (accuracy.current && accuracy.current.textContent !== figure) accuracy.current.textContent = figure;
      },
    });
    return () => typing.showOn({ text: undefined });
  }, [typing, max]);

  return (
    <div className={style.dashboard}>
      <PauseLayer />
      <div className={style.gauge} data-clock>
        <Gauge
          ref={gauge}
          label="Speed"
          unit="WPM"
          max={max}
          {...(ownSpeed !== undefined && { redFrom: ownSpeed })}
          size="100%"
        />
      </div>
      <div className={style.middle}>
        <RaceText key={text} ref={sheet} text={text} isLive />
        {hasSwitch && (
          <Suspense fallback={null}>
            <LateWordBoard key={text} typing={typing} />
          </Suspense>
        )}
        <TypingNotice />
        {announcesWords && (
          <Suspense fallback={null}>
            <LateAnnouncer typing={typing} />
          </Suspense>
        )}
      </div>
      <NitroButton typing={typing} />
      <div className={style.accuracy} data-accuracy>
        <span className={style.thinSpeed} aria-hidden data-clock>
          <span ref={speed} className={style.percent}>
            0
          </span>{" "}
          <span className={style.soft}>WPM</span>
        </span>
        <span ref={accuracy} className={style.percent}>
          {formatAccuracy(100)}
        </span>
        <span className={style.soft}>accuracy</span>
      </div>
    </div>
  );
}
