import { formatCount, formatWholeSpeed } from "#shared/format/figures.ts";

import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";

import style from "./speed-curve.module.css";

/** How a race went for one racer, over its time. */
export interface SpeedStory {
  readonly points: readonly { readonly atMs: number; readonly speed: number }[];
  /** When something was wrong. */
  readonly mistakesMs: readonly number[];
}

interface SpeedCurveProps extends SpeedStory {
  /** The speed of the whole race: the dashed line. */
  readonly average: number;
  /** The unit after a speed: "WPM". */
  readonly unit: string;
}

const WIDTH = 100;
const HEIGHT = 40;
/** Fewer say nothing. */
const FEWEST = 4;

/** The speed over the time of a race, with its mistakes as marks along the foot. */
export function SpeedCurve({ points, mistakesMs, average, unit }: SpeedCurveProps) {
  if (points.length < FEWEST) return null;
  const endMs = points.at(-1)?.atMs ?? 1;
  const speeds = points.map(({ speed }) => speed);
  const fastest = Math.max(...speeds, average);
  const slowest = Math.min(...speeds, average);
  const floor = Math.max(0, slowest - (fastest - slowest) * 0.25);
  const x = (atMs: number): number => (atMs / endMs) * WIDTH;
  const y = (speed: number): number => HEIGHT - ((speed - floor) / Math.max(1, fastest - floor)) * HEIGHT;
  const line = points.map(({ atMs, speed }) => `${x(atMs).toFixed(2)} ${y(speed).toFixed(2)}`);
  const start = `${x(points[0]?.atMs ?? 0).toFixed(2)} ${HEIGHT}`;
  const words = `Your speed over the race: between ${formatWholeSpeed(slowest)} and ${formatWholeSpeed(fastest)} ${unit}, ${formatCount(mistakesMs.length, "mistake")}.`;
  return (
    <figure className={style.curve} data-curve>
      <figcaption>
        <VisuallyHidden>{words}</VisuallyHidden>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={style.sheet} aria-hidden>
        <path d={`M ${start} L ${line.join(" L ")} L ${WIDTH} ${HEIGHT} Z`} className={style.area} />
        <path d={`M 0 ${y(average).toFixed(2)} H ${WIDTH}`} className={style.average} />
        <path d={`M ${line.join(" L ")}`} className={style.line} />
      </svg>
      {[...new Set(mistakesMs)].map((atMs) => (
        <i key={atMs} className={style.mistake} style={{ "--at": x(atMs) / WIDTH } as React.CSSProperties} />
      ))}
      <span className={style.top} aria-hidden>
        {formatWholeSpeed(fastest)}
      </span>
      <span
        className={style.label}
        data-below={(speeds.at(-1) ?? 0) >= average || undefined}
        style={{ "--height": 1 - y(average) / HEIGHT } as React.CSSProperties}
        aria-hidden
      >
        {formatWholeSpeed(average)} {unit}
      </span>
    </figure>
  );
}
