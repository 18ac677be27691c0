import type { ReactNode } from "react";

import type { CarID } from "#shared/ids.ts";

import { Card } from "../layout/card.tsx";
import { SplitPage } from "../layout/split-page.tsx";
import { CarThumb } from "../pictures/car-thumb.tsx";

import style from "./form-page.module.css";

interface FormPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Below the sheet: other ways on. */
  readonly after?: ReactNode;
  /** Who waits on the road at the side. */
  readonly carID?: CarID;
  readonly hueAngle?: number;
}

/** A page that is one form: the sheet, and the road it leads to. */
export function FormPage({ title, lead, children, after, carID = 1 as CarID, hueAngle = 0 }: FormPageProps) {
  return (
    <SplitPage
      title={title}
      art={
        <div className={style.road}>
          <CarThumb carID={carID} hueAngle={hueAngle} width="clamp(8rem, 24vw, 20rem)" />
        </div>
      }
    >
      {lead !== undefined && <p className={style.lead}>{lead}</p>}
      <Card look="stack">
        <div className={style.content}>{children}</div>
      </Card>
      {after !== undefined && <div className={style.after}>{after}</div>}
    </SplitPage>
  );
}
