import type { CarID } from "#shared/ids.ts";

import { CarThumb } from "./car-thumb.tsx";
import { Horizon } from "./horizon.tsx";

import style from "./convoy.module.css";

const MOST_CARS = 9;

interface ConvoyProps {
  /** The one in front first. */
  readonly cars: readonly { readonly userID: number; readonly carID: CarID; readonly carHueAngle: number }[];
  readonly height?: string;
}

/** Cars of a group on the road at dusk, as many as there is room for. Decorative. */
export const Convoy = ({ cars, height = "clamp(11rem, 32dvh, 22rem)" }: ConvoyProps) => (
  <div className={style.scene} aria-hidden>
    <Horizon height={height}>
      <ul className={style.convoy}>
        {cars.slice(0, MOST_CARS).map(({ userID, carID, carHueAngle }, place) => (
          <li key={userID} className={style.car} data-place={place}>
            <CarThumb carID={carID} hueAngle={carHueAngle} width="100%" />
          </li>
        ))}
      </ul>
    </Horizon>
  </div>
);
