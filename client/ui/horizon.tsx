import type { ReactNode } from "react";

import style from "./horizon.module.css";

type HorizonProps = {
  readonly height?: string;
  /** Stands on the road, in front of the hills. */
  readonly children?: ReactNode;
};

const hills = {
  far: "M0 128 90 88l60 30 110-74 74 56 66-38 92 66 70-50 96 60 78-40 96 62 88-54 90 58 90-50 100 54v120H0z",
  mid: "M0 168c70-46 120-52 190-18s110 20 170-10 130-30 200 8 130 18 190-6 130-30 200 10 150 20 250-20v120H0z",
  near: "M0 204c90-26 170-30 260-8s180 8 270-10 180-10 270 8 200 14 400-12v80H0z",
};

const town =
  "M430 176v-46h22v-22h26v68zM486 176v-84h30v84zM522 176v-34h40v34zM570 176v-64l14-10 14 10v64zM604 176v-40h26v40zM640 176v-56h20v-14h16v70zM686 176v-30h36v30z";
const windows =
  "M440 140h5v6h-5zm20-18h6v6h-6zm34-16h5v6h-5zm10 14h5v6h-5zm-10 16h5v6h-5zm38 16h6v6h-6zm46-20h5v6h-5zm70 2h5v6h-5zm4 16h5v6h-5z";

/** The paper-cut dusk behind heads and empty places. Pure picture. */
export function Horizon({ height = "14rem", children }: HorizonProps) {
  return (
    <div className={style.horizon} style={{ height }}>
      <svg aria-hidden className={style.picture} viewBox="0 0 1200 240" preserveAspectRatio="xMidYMax slice">
        <circle className={style.halo} cx="820" cy="128" r="120" />
        <circle className={style.halo} cx="820" cy="128" r="86" />
        <circle className={style.sun} cx="820" cy="128" r="56" />
        <path className={style.far} d={hills.far} />
        <path className={style.town} d={town} />
        <path className={style.windows} d={windows} />
        <path className={style.mid} d={hills.mid} />
        <path className={style.near} d={hills.near} />
        <path className={style.road} d="M0 214h1200v26H0z" />
        <path className={style.dashes} d="M0 227h1200" />
      </svg>
      <div className={style.front}>{children}</div>
    </div>
  );
}
