import type { ReactNode } from "react";

import { HILLS, TOWN, TOWN_WINDOWS } from "#shared/content/horizon.ts";

import style from "./horizon.module.css";

interface HorizonProps {
  readonly height?: string;
  /** Stands on the road, in front of the hills. */
  readonly children?: ReactNode;
}

/** The paper-cut dusk behind heads and empty places. Pure picture. */
export function Horizon({ height = "14rem", children }: HorizonProps) {
  return (
    <div className={style.horizon} style={{ height }}>
      <svg aria-hidden className={style.picture} viewBox="0 0 1200 240" preserveAspectRatio="xMidYMax slice">
        <circle className={style.halo} cx="820" cy="128" r="120" />
        <circle className={style.halo} cx="820" cy="128" r="86" />
        <circle className={style.sun} cx="820" cy="128" r="56" />
        <path className={style.far} d={HILLS.far} />
        <path className={style.town} d={TOWN} />
        <path className={style.windows} d={TOWN_WINDOWS} />
        <path className={style.mid} d={HILLS.mid} />
        <path className={style.near} d={HILLS.near} />
        <path className={style.road} d="M0 214h1200v26H0z" />
        <path className={style.dashes} d="M0 227h1200" />
      </svg>
      <div className={style.front}>{children}</div>
    </div>
  );
}
