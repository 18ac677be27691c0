import type { AchievementPoints, GroupSlug } from "#shared/content/achievements/achievement.ts";

import { dialPoint } from "../../data/dial.ts";
import { EMBLEMS } from "./emblems.ts";

import style from "./medal.module.css";

/** What medals are made of, by their points. */
export const METALS: Readonly<Record<AchievementPoints, "bronze" | "silver" | "gold" | "red">> = {
  5: "bronze",
  10: "silver",
  25: "gold",
  50: "red",
};

/** Bronze to red by points; a colour of the house for a whole group. */
export type Metal = (typeof METALS)[keyof typeof METALS] | "amber" | "teal" | "sky" | "violet";

interface MedalProps {
  readonly slug: GroupSlug;
  readonly metal: Metal;
  /** `blank` is still to be earned, `secret` says not even what for. */
  readonly look?: "blank" | "secret";
}

const TEETH = 16;

/** The toothed edge of a seal in a box of 96 × 96. */
const SEAL = Array.from({ length: TEETH * 2 }, (_, nth) =>
  dialPoint((180 / TEETH) * nth, nth % 2 === 0 ? 44 : 39.5, 48),
).join("L");

/** A seal of cut paper on two ribbons, with the emblem of its group. Pure picture. */
export const Medal = ({ slug, metal, look }: MedalProps) => (
  <svg viewBox="0 0 96 112" className={style.medal} data-metal={metal} data-look={look} aria-hidden>
    <path className={style.ribbon} d="m27 74-9 36 15-7 9 9 8-32z" />
    <path className={style.ribbon} d="m69 74 9 36-15-7-9 9-8-32z" />
    <path className={style.seal} d={`M${SEAL}Z`} transform="translate(0 -2)" />
    <path className={style.light} d="M48 6a40 40 0 0 1 28.3 11.7L19.700 74.300A40 40 0 0 1 48 6z" />
    <circle className={style.disc} cx="48" cy="46" r="31" />
    {look === "secret" ? (
      <text className={style.question} x="47" y="47">
        ?
      </text>
    ) : (
      <g transform="translate(24 22)">
        {EMBLEMS[slug].map(([paper, d]) => (
          <path key={d} className={style[paper]} d={d} />
        ))}
      </g>
    )}
  </svg>
);
