import type { ReactNode } from "react";

import { Words } from "../../../ui/data/as-is.tsx";
import { daylightAt, isDarkAt, placeAt } from "../daylight.ts";
import { HallFront, HallGround, HallLights, HallWall } from "./hall.tsx";
import { Outside } from "./outside.tsx";
import { StageCar } from "./stage-car.tsx";
import type { Drawn } from "./use-drawn-car.ts";
import { WallClock } from "./wall-clock.tsx";

import style from "./stage.module.css";

interface StageProps {
  /** Undefined until its picture has come. */
  readonly drawn: Drawn | undefined;
  readonly hueAngle: number;
  readonly isNew: boolean;
  readonly now: Date;
  readonly title: string;
  /** Stands on the floor beside the car. */
  readonly children?: ReactNode;
}

/** The hall: through its gate one sees the hour of the player's clock, and the car in use idles on the turntable. */
export function Stage({ drawn, hueAngle, isNew, now, title, children }: StageProps) {
  return (
    <div className={style.stage} data-daylight={daylightAt(now)}>
      <div aria-hidden className={style.picture}>
        <Outside place={placeAt(now)} />
        <HallWall />
        <WallClock now={now} />
        <HallGround />
        <HallLights />
        {drawn && <StageCar drawn={drawn} hueAngle={hueAngle} isNew={isNew} isDark={isDarkAt(now)} />}
        <HallFront />
      </div>
      <h1 className={style.sign}>
        <Words of={title} />
      </h1>
      {children}
    </div>
  );
}
