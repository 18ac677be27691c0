import type { LucideIcon } from "lucide-react";

import type { CarID } from "#shared/ids.ts";

import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { Horizon } from "../../ui/pictures/horizon.tsx";

import style from "./sign.module.css";

interface SignProps {
  readonly icon: LucideIcon;
  readonly car: number;
  readonly hueAngle: number;
}

/** A car by a big road sign at dusk. Decorative. */
export function Sign({ icon: Icon, car, hueAngle }: SignProps) {
  return (
    <div className={style.sign} aria-hidden>
      <Horizon height="clamp(15rem, 50dvh, 33rem)">
        <div className={style.post}>
          <span className={style.board}>
            <Icon className={style.icon} />
          </span>
        </div>
        <div className={style.car}>
          <CarThumb carID={car as CarID} hueAngle={hueAngle} width="min(32dvh, 44vw)" />
        </div>
      </Horizon>
    </div>
  );
}
