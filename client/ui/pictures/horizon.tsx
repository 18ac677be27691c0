import type { ReactNode } from "react";

import style from "./horizon.module.css";

interface HorizonProps {
  readonly height?: string;
  /** Stands on the road, in front of the hills. */
  readonly children?: ReactNode;
}

const HILLS = {
  far: "M0 128 90 88l60 30 110-74 74 56 66-38 92 66 70-50 96 60 78-40 96 62 88-54 90 58 90-50 100 54v120H0z",
  mid: "M0 168c70-46 120-52 190-18s110 20 170-10 130-30 200 8 130 18 190-6 130-30 200 10 150 20 250-20v120H0z",
  near: "M0 204c90-26 170-30 260-8s180 8 270-10 180-10 270 8 200 14 400-12v80H0z",
};

const town =
  "M430 176v-46h22v-22h26v68zM486 176v-84h30v84zM522 176v-34h40v34zM570 176v-64l14-10 14 10v64zM604 176v-40h26v40zM640 176v-56h20v-14h16v70zM686 176v-30h36v30z";
const windows =
  "M456 114h4v5h-4zM456 127h4v5h-4zM466 127h4v5h-4zM466 140h4v5h-4zM466 153h4v5h-4zM490 124h4v5h-4zM490 137h4v5h-4zM490 150h4v5h-4zM500 111h4v5h-4zM500 137h4v5h-4zM500 163h4v5h-4zM510 98h4v5h-4zM510 124h4v5h-4zM510 137h4v5h-4zM526 148h4v5h-4zM546 148h4v5h-4zM574 131h4v5h-4zM574 144h4v5h-4zM574 157h4v5h-4zM584 118h4v5h-4zM584 131h4v5h-4zM584 144h4v5h-4zM608 142h4v5h-4zM618 142h4v5h-4zM618 155h4v5h-4zM644 139h4v5h-4zM644 152h4v5h-4zM644 165h4v5h-4zM654 139h4v5h-4zM654 165h4v5h-4zM700 152h4v5h-4zM710 152h4v5h-4z";

/** The paper-cut dusk behind heads and empty places. Pure picture. */
export function Horizon({ height = "14rem", children }: HorizonProps) {
  return (
    <div className={style.horizon} style={{ height }}>
      <svg aria-hidden className={style.picture} viewBox="0 0 1200 240" preserveAspectRatio="xMidYMax slice">
        <circle className={style.halo} cx="820" cy="128" r="120" />
        <circle className={style.halo} cx="820" cy="128" r="86" />
        <circle className={style.sun} cx="820" cy="128" r="56" />
        <path className={style.far} d={HILLS.far} />
        <path className={style.town} d={town} />
        <path className={style.windows} d={windows} />
        <path className={style.mid} d={HILLS.mid} />
        <path className={style.near} d={HILLS.near} />
        <path className={style.road} d="M0 214h1200v26H0z" />
        <path className={style.dashes} d="M0 227h1200" />
      </svg>
      <div className={style.front}>{children}</div>
    </div>
  );
}
