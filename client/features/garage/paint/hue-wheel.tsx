import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from "react";
import { useMemo, useRef } from "react";

import { type Hex, turned } from "#shared/content/cars/colour.ts";
import { paintName } from "#shared/rules/garage/paint.ts";

import style from "./hue-wheel.module.css";

interface HueWheelProps {
  /** The car's own paint, at the top of the wheel. */
  readonly factory: Hex;
  readonly hueAngle: number;
  readonly onHue: (hueAngle: number) => void;
  /** In the middle of the wheel. */
  readonly children?: ReactNode;
}

const STOPS = 36;
const STEP = 5;
const LEAP = 30;

/** How far each key turns the wheel. */
const TURNS: Readonly<Record<string, number>> = {
  ArrowRight: STEP,
  ArrowUp: STEP,
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  PageUp: LEAP,
  PageDown: -LEAP,
};
const PLACES: Readonly<Record<string, number>> = { Home: 0, End: 359 };

/** All the paints that a car can have, around a wheel: dragged, tapped or turned with the arrow keys. */
export function HueWheel({ factory, hueAngle, onHue, children }: HueWheelProps) {
  const wheel = useRef<HTMLDivElement>(null);
  const ring = useMemo(() => {
    const stops = Array.from({ length: STOPS + 1 }, (_, at) => turned(factory, (at * 360) / STOPS));
    return `conic-gradient(${stops.join(", ")})`;
  }, [factory]);
  const paint = turned(factory, hueAngle);

  const point = ({ clientX, clientY }: PointerEvent): void => {
    const box = wheel.current?.getBoundingClientRect();
    if (!box) return;
    const [x, y] = [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
    onHue((Math.atan2(x, -y) * 180) / Math.PI);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    point(event);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const turn = TURNS[event.key];
    const next = PLACES[event.key] ?? (turn === undefined ? undefined : hueAngle + turn);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onHue(next);
  };

  return (
    <div className={style.frame}>
      <div
        ref={wheel}
        className={style.wheel}
        style={{ "--colours": ring, "--paint": paint, "--angle": `${hueAngle}deg` } as CSSProperties}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
      >
        <input
          type="range"
          className={style.slider}
          aria-label="Paint"
          min={0}
          max={359}
          value={hueAngle}
          aria-valuetext={paintWords(factory, hueAngle)}
          onKeyDown={onKeyDown}
          onChange={(event) => onHue(event.target.valueAsNumber)}
        />
        <i className={style.knob} />
      </div>
      <div className={style.middle}>{children}</div>
    </div>
  );
}

/** "Teal, 168 degrees", "Red, factory paint". */
const paintWords = (factory: Hex, hueAngle: number): string =>
  `${paintName(turned(factory, hueAngle))}, ${hueAngle === 0 ? "factory paint" : `${hueAngle} degrees`}`;
