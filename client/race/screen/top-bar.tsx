import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";

import { formatOrdinal } from "#shared/format/figures.ts";

import { Logo } from "../../ui/pictures/logo.tsx";
import type { RaceSession } from "../session/race-session.ts";
import { isOn, useRace } from "../session/race-store.ts";
import { BarEnd } from "./bar-end.tsx";

import style from "./top-bar.module.css";

interface TopBarProps {
  readonly session: Pick<RaceSession, "showOn">;
}

/** Place, the whole road with its five marks, and the time left. Before and after the race there is neither place nor time. */
export function TopBar({ session }: TopBarProps) {
  const seats = useRace((race) => race.seats);
  const ownSlot = useRace((race) => race.slot);
  const isCasual = useRace((race) => race.isCasual);
  const isRunning = useRace(isOn);
  const place = useRef<HTMLElement>(null);
  const time = useRef<HTMLElement>(null);
  const road = useRef<HTMLDivElement>(null);
  useEffect(() => {
    session.showOn({
      bar: {
        place: (value) => setText(place.current, value === undefined ? "–" : formatOrdinal(value)),
        timeLeft: (ms) => setText(time.current, clockText(ms)),
        mark: (slot, fraction) => {
          const mark = road.current?.children[slot] as HTMLElement | undefined;
          const done = fraction.toFixed(4);
          if (!mark || mark.dataset.done === done) return;
          mark.dataset.done = done;
          mark.style.setProperty("--done", done);
        },
      },
    });
    return () => session.showOn({ bar: undefined });
  }, [session]);

  return (
    <header className={style.bar}>
      <Link to="/" className={style.home} aria-label="Redline, leave the race">
        <Logo />
      </Link>
      <p className={style.figure} data-place>
        <span ref={place} className={style.big} hidden={!isRunning || isCasual} />{" "}
        <span className={style.soft}>{isRunning && (isCasual ? `${seats.length} racing` : `of ${seats.length}`)}</span>
      </p>
      <div ref={road} className={style.road} aria-hidden>
        {seats.map((seat) => (
          <i
            key={seat.slot}
            className={style.mark}
            data-mark
            data-own={seat.slot === ownSlot || undefined}
            style={{ "--hue": seat.carHueAngle } as React.CSSProperties}
          />
        ))}
      </div>
      <p className={style.figure} data-clock>
        <span ref={time} className={style.big} hidden={!isRunning} />{" "}
        <span className={style.soft}>{isRunning && "left"}</span>
      </p>
      <BarEnd isOn={isRunning} />
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
