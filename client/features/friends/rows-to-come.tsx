import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { SheetRow } from "../../ui/layout/rows.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { RacerRows } from "./racer-row.tsx";

import style from "./racer-row.module.css";

/** A placeholder for rows that are loading. */
export const RowsToCome = ({ count }: { readonly count: number }) => (
  <div aria-busy>
    <VisuallyHidden>One moment</VisuallyHidden>
    <RacerRows aria-hidden>
      {Array.from({ length: count }, (_unused, row) => (
        <SheetRow isCut key={row} className={style.row}>
          <Skeleton width="4.5rem" height="2.2rem" />
          <Skeleton width="80%" lines={2} />
        </SheetRow>
      ))}
    </RacerRows>
  </div>
);
