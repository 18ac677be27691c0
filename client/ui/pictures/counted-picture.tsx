import style from "./counted-picture.module.css";

/** What a reward counts rather than owns. */
export type CountedKind = "cash" | "nitros" | "experience" | "goldDays";

const LAYERS: Readonly<Record<CountedKind, readonly (readonly [ink: string, d: string])[]>> = {
  cash: [
    ["noteDark", "M30 60 150 34l20 54L50 114z"],
    ["noteMid", "M22 84l124-20 16 56-124 20z"],
    ["note", "M18 104h128v56H18z"],
    ["pale", "M26 112h112v40H26zm6 6v28h100v-28z"],
    ["pale", "M82 118a14 14 0 1 1 0 28 14 14 0 0 1 0-28z"],
    ["coin", "M150 92a34 34 0 1 1 0 68 34 34 0 0 1 0-68z"],
    ["coinFace", "M150 100a26 26 0 1 1 0 52 26 26 0 0 1 0-52z"],
    [
      "ink",
      "M147 107h7v5c6 1 10 4 11 10h-8c-1-3-3-4-7-4s-6 1-6 4 3 4 9 5c8 1 13 4 13 11 0 6-5 10-12 11v4h-7v-4c-7-1-12-5-12-12h8c0 4 3 6 8 6 4 0 7-1 7-4s-3-4-9-5c-7-2-12-4-12-11 0-6 4-10 10-11z",
    ],
  ],
  nitros: [
    ["flame", "M100 6c18 22 30 34 26 56-2 10-10 16-10 16H84s-8-6-10-16c-2-16 8-22 12-36 6 6 6 12 6 16 8-8 10-20 8-36z"],
    ["flameIn", "M101 36c9 12 14 18 12 30-2 8-8 12-8 12H93s-6-6-6-14c0-8 6-12 8-18 3 4 3 6 3 8 3-4 4-10 3-18z"],
    ["steel", "M84 74h32v14H84z"],
    ["bottle", "M66 104q0-18 18-18h32q18 0 18 18v56q0 8-8 8H74q-8 0-8-8z"],
    ["shade", "M106 86h10q18 0 18 18v56q0 8-8 8h-20z"],
    ["band", "M66 112h68v28H66z"],
    ["pale", "M86 134v-16h6l10 9v-9h6v16h-6l-10-9v9z"],
  ],
  experience: [
    ["coin", "M100 8l24 50 54 8-39 38 9 54-48-26-48 26 9-54L22 66l54-8z"],
    ["coinFace", "M100 32l16 34 36 5-26 25 6 36-32-17-32 17 6-36-26-25 36-5z"],
    [
      "ink",
      "M74 82h9l6 10 6-10h9l-10 15 11 16h-10l-6-11-7 11h-9l11-16zm34 0h15c8 0 13 4 13 11s-5 11-13 11h-7v9h-8zm8 7v8h6c3 0 5-1 5-4s-2-4-5-4z",
    ],
  ],
  goldDays: [
    ["coin", "M28 56l36 30 36-56 36 56 36-30-14 84H42z"],
    ["coinFace", "M48 90l20 16 32-48 32 48 20-16-8 38H56z"],
    ["bottle", "M42 140h116v18q0 4-4 4H46q-4 0-4-4z"],
    ["pale", "M100 140l9 11-9 11-9-11z"],
  ],
};

/** What can be counted, as folded paper. */
export const CountedPicture = ({ kind }: { readonly kind: CountedKind }) => (
  <svg viewBox="0 0 200 172" className={style.picture} aria-hidden>
    {LAYERS[kind].map(([ink, d]) => (
      <path key={d} className={style[ink]} d={d} />
    ))}
  </svg>
);
