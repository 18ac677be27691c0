import type { CSSProperties } from "react";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";

import { useSession } from "../../../session/session.ts";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";

import style from "./road-car.module.css";

/** The player's car on its way from one stop to the next. @param share of that way, from 0 to 1 */
export function RoadCar({ share }: { readonly share: number }) {
  const user = useSession((session) => session.user);
  return (
    <span className={style.car} style={{ "--share": share } as CSSProperties}>
      <VisuallyHidden>You are here. </VisuallyHidden>
      <CarThumb
        carID={user?.carID ?? GUEST_CAR}
        hueAngle={user?.carHueAngle ?? 0}
        look={user?.look ?? ""}
        width="100%"
      />
    </span>
  );
}
