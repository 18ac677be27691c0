import type { ReactNode } from "react";

import style from "./earnings.module.css";

interface EarningsPlaceProps {
  /** What a race brought will stand here: its room is kept from the start, so that nothing moves when it comes. */
  readonly isKept: boolean;
  readonly children?: ReactNode;
}

/** Where a result board shows what the race brought. */
export const EarningsPlace = ({ isKept, children }: EarningsPlaceProps) => (
  <section className={style.place} aria-label="What this race brought" data-kept={isKept || undefined}>
    {children}
  </section>
);
