import { type CSSProperties, useMemo } from "react";

import { drawCarBody, drawWheel, PICTURE, wheelsOf } from "#shared/content/cars/draw.ts";

import { Bow } from "./bow.tsx";
import { marksOf, type Spot } from "./car-marks.ts";
import type { Drawn } from "./use-drawn-car.ts";

import style from "./stage-car.module.css";

interface StageCarProps {
  readonly drawn: Drawn;
  readonly hueAngle: number;
  readonly isNew: boolean;
  /** Its headlights burn. */
  readonly isDark: boolean;
}

const asImage = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const share = (length: number, of: number): string => `${(100 * length) / of}%`;
const at = ({ x, y }: Spot): CSSProperties => ({ left: share(x, PICTURE.width), top: share(y, PICTURE.height) });

/** The car that rolls in and idles: its body trembles on wheels that stand still. */
export function StageCar({ drawn: { car, stickers }, hueAngle, isNew, isDark }: StageCarProps) {
  const frames = useMemo(
    () =>
      (car.isAnimated ? ([0, 1] as const) : ([0] as const)).map((frame) => ({
        frame,
        source: asImage(drawCarBody(car, { hueAngle, frame, stickers, widthPx: 960 })),
      })),
    [car, stickers, hueAngle],
  );
  const wheel = useMemo(() => asImage(drawWheel(car, 240)), [car]);
  const { lamp, roof } = marksOf(car);
  const wheels = wheelsOf(car).map(({ x, y, r }) => (
    <img
      key={`${x} ${r}`}
      className={style.wheel}
      style={{ ...at({ x, y }), width: share(2 * r, PICTURE.width) }}
      src={wheel}
      alt=""
      draggable={false}
    />
  ));
  return (
    <div key={car.carID} className={style.car}>
      <div className={style.mirror}>
        <img className={style.body} src={frames[0]?.source} alt="" draggable={false} />
        {wheels}
      </div>
      <i className={style.shadow} />
      {isDark && lamp && <i className={style.beam} style={at(lamp)} />}
      <i className={style.puffs} />
      <div className={style.idle}>
        {frames.map(({ frame, source }) => (
          <img key={frame} className={style.body} data-frame={frame} src={source} alt="" draggable={false} />
        ))}
        {isNew && (
          <span className={style.bow} style={at(roof)}>
            <Bow />
          </span>
        )}
        {isDark && lamp && <i className={style.glow} style={at(lamp)} />}
      </div>
      {wheels}
    </div>
  );
}
