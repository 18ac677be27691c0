import { useImperativeHandle, useRef, type Ref } from "react";
import { Link } from "react-router-dom";

import type { SeatView } from "#shared/contracts/realtime/race-state.ts";

import { formatOrdinal } from "../../ui/format.ts";
import { Logo } from "../../ui/logo.tsx";
import { BarEnd } from "./bar-end.tsx";

import style from "./top-bar.module.css";

/** What moves on the bar; each is set straight, outside React. */
export interface RoadHandle {
  /** Undefined while all stand on the line. */
  place(place: number | undefined): void;
  timeLeft(ms: number): void;
  /** @param fraction of the whole road, from 0 to 1 */
  mark(slot: number, fraction: number): void;
}

interface RoadBarProps {
  readonly ref: Ref<RoadHandle>;
  readonly seats: readonly SeatView[];
  readonly ownSlot: number;
  /** Whether the race is on: before and after it there is neither place nor time. */
  readonly isOn: boolean;
  /** Nobody is shown a place. */
  readonly isCasual?: boolean;
}

/** Place, the whole road with its five marks, and the time left. */
export function RoadBar({ ref, seats, ownSlot, isOn, isCasual = false }: RoadBarProps) {
  const place = useRef<HTMLElement>(null);
  const time = useRef<HTMLElement>(null);
  const road = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      place: (value) => setText(place.current, value === undefined ? "" : formatOrdinal(value)),
      timeLeft: (ms) => setText(time.current, clockText(ms)),
      mark: (slot, fraction) => {
        const mark = road.current?.children[slot] as HTMLElement | undefined;
        const done = fraction.toFixed(4);
        if (!mark || mark.dataset.done === done) return;
        mark.dataset.done = done;
        mark.style.setProperty("--done", done);
      },
    }),
    [],
  );

  return (
    <header className={style.bar}>
      <Link to="/" className={style.home} aria-label="Redline, leave the race">
        <Logo />
      </Link>
      <p className={style.figure} data-place>
        <span ref={place} className={style.big} hidden={!isOn || isCasual} />{" "}
        <span className={style.soft}>{isOn && (isCasual ? `${seats.length} racing` : `of ${seats.length}`)}</span>
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
      <p className={style.figure}>
        <span ref={time} className={style.big} hidden={!isOn} /> <span className={style.soft}>{isOn && "left"}</span>
      </p>
      <BarEnd isOn={isOn} />
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
