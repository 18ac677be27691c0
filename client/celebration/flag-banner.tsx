import type { CSSProperties } from "react";

import style from "./flag-banner.module.css";

/** @source teams-shop-seasons §9 */
const COLUMNS = 14;

/** The chequered flag at the end of a math race. */
export const FlagBanner = () => (
  <div className={style.banner} style={{ "--columns": COLUMNS } as CSSProperties} aria-hidden data-flag>
    {Array.from({ length: COLUMNS }, (_column, nth) => (
      <span key={nth} className={style.column} style={{ "--nth": nth } as CSSProperties} />
    ))}
  </div>
);
