import type { CSSProperties } from "react";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";

import { useSession } from "../../session/session.ts";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { GiftBox } from "../../ui/pictures/gift-box.tsx";
import { Horizon } from "../../ui/pictures/horizon.tsx";
import { giftScale } from "./gift-scale.ts";

import style from "./pile.module.css";

const MOST_BOXES = 7;

interface PileProps {
  readonly gifts: readonly { readonly giftID: number; readonly amount: number }[];
}

/** The gifts on the road before this player's car, which drives off with each collected one. */
export function Pile({ gifts }: PileProps) {
  const user = useSession((session) => session.user);
  return (
    <div className={style.pile} aria-hidden>
      <Horizon height="100%">
        <div className={style.road}>
          <CarThumb
            carID={user?.carID ?? GUEST_CAR}
            hueAngle={user?.carHueAngle ?? 0}
            look={user?.look}
            width="clamp(7rem, 26vw, 13rem)"
          />
          <span className={style.boxes}>
            {gifts.slice(0, MOST_BOXES).map(({ giftID, amount }) => (
              <span key={giftID} className={style.box} style={{ "--size": giftScale(amount) } as CSSProperties}>
                <GiftBox paint={giftID} />
              </span>
            ))}
          </span>
        </div>
      </Horizon>
    </div>
  );
}
