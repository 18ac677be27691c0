import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";

import rows from "./racer-row.module.css";

/** A placeholder for rows that are loading. */
export const RowsToCome = ({ count }: { readonly count: number }) => (
  <div aria-busy>
    <VisuallyHidden>One moment</VisuallyHidden>
    <div className={rows.rows} aria-hidden>
      {Array.from({ length: count }, (_unused, row) => (
        <div key={row} className={rows.row}>
          <Skeleton width="4.5rem" height="2.2rem" />
          <Skeleton width="80%" lines={2} />
        </div>
      ))}
    </div>
  </div>
);
