import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router-dom";

import type { CarID } from "#shared/ids.ts";

import { Card } from "../../ui/layout/card.tsx";
import { SplitPage } from "../../ui/layout/split-page.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { GiftBox } from "../../ui/pictures/gift-box.tsx";
import { giftScale } from "./gift-scale.ts";

import style from "./gift-frame.module.css";

interface GiftFrameProps {
  readonly title: string;
  /** The receiver, whose car is shown. */
  readonly carID: CarID;
  readonly hueAngle: number;
  /** The box grows with it; 0: no box. */
  readonly amount: number;
  /** The box is on the car's roof. */
  readonly isSent?: boolean;
  readonly children: ReactNode;
}

/** The sheet of the gift, and the road where the receiver's car waits for it. */
export function GiftFrame({ title, carID, hueAngle, amount, isSent = false, children }: GiftFrameProps) {
  return (
    <SplitPage
      title={title}
      isArtTall
      art={
        <div className={style.road} data-sent={isSent || undefined}>
          <span className={style.box} style={{ "--size": giftScale(amount) } as CSSProperties}>
            <GiftBox />
          </span>
          <CarThumb carID={carID} hueAngle={hueAngle} width="clamp(8rem, 22vw, 18rem)" />
        </div>
      }
    >
      <Card look="stack" tone="gold">
        {children}
      </Card>
      <p>
        <Link to="/gifts">See all your gifts</Link>, received and sent.
      </p>
    </SplitPage>
  );
}
