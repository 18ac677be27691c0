import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";

import { ComfortButton } from "../../frame/comfort/comfort-button.tsx";
import { formatOrdinal } from "../../ui/format.ts";
import { Logo } from "../../ui/logo.tsx";
import type { RaceEngine } from "./engine.ts";
import { useRace } from "./store.ts";

import style from "./top-bar.module.css";

interface TopBarProps {
  readonly engine: RaceEngine;
}

/** Place, the whole road with its five marks, and the time left. */
export function TopBar({ engine }: TopBarProps) {
  const seats = useRace((race) => race.seats);
  const own = useRace((race) => race.slot);
  const isCasual = useRace((race) => race.isCasual);
  const isOn = useRace((race) => race.stage === "countdown" || race.stage === "racing");
  const place = useRef<HTMLElement>(null);
  const time = useRef<HTMLElement>(null);
  const road = useRef<HTMLDivElement>(null);
  useEffect(() => {
    engine.showHud({
      place: (value) => setText(place.current, formatOrdinal(value)),
      timeLeft: (ms) => setText(time.current, clockText(ms)),
      mark: (slot, fraction) => {
        const mark = road.current?.children[slot] as HTMLElement | undefined;
        const done = fraction.toFixed(4);
        if (!mark || mark.dataset.done === done) return;
        mark.dataset.done = done;
        mark.style.setProperty("--done", done);
      },
    });
  }, [engine]);

  return (
    <header className={style.bar}>
      <Link to="/" className={style.home} aria-label="Redline, leave the race">
        <Logo />
      </Link>
      <p className={style.figure}>
        <span ref={place} className={style.big} hidden={!isOn || isCasual} />{" "}
        <span className={style.soft}>{isOn && (isCasual ? `${seats.length} racing` : `of ${seats.length}`)}</span>
      </p>
      <div ref={road} className={style.road} aria-hidden>
        {seats.map((seat) => (
          <i
            key={seat.slot}
            className={style.mark}
            data-mark
            data-own={seat.slot === own || undefined}
            style={{ "--hue": seat.carHueAngle } as React.CSSProperties}
          />
        ))}
      </div>
      <p className={style.figure}>
        <span ref={time} className={style.big} hidden={!isOn} /> <span className={style.soft}>{isOn && "left"}</span>
      </p>
      <ComfortButton disabled={isOn} />
    </header>
  );
}

function setText(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

const clockText = (ms: number): string => {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
