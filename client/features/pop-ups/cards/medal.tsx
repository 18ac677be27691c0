import style from "./medal.module.css";

/** A paper medal with its points; the more, the brighter. Decorative: the points stand beside it in words. */
export const Medal = ({ points }: { readonly points: number }) => (
  <svg viewBox="0 0 72 84" className={style.medal} data-metal={metalOf(points)} aria-hidden>
    <path className={style.ribbon} d="M20 44 10 80l13-6 8 9 9-30z" />
    <path className={style.tail} d="M52 44l10 36-13-6-8 9-9-30z" />
    <path
      className={style.rim}
      d="M36 2l7 5 8-2 4 8 8 2 0 9 6 6-4 8 3 8-7 5-2 8-9 1-6 7-8-4-8 4-6-7-9-1-2-8-7-5 3-8-4-8 6-6 0-9 8-2 4-8 8 2z"
    />
    <circle className={style.face} cx="36" cy="33" r="21" />
    <path className={style.shine} d="M36 12a21 21 0 0 0-19 30L51 18a21 21 0 0 0-15-6z" />
    <text className={style.points} x="36" y="42">
      {points}
    </text>
  </svg>
);

const METALS = [
  [50, "violet"],
  [25, "gold"],
  [10, "silver"],
] as const;

const metalOf = (points: number): string => METALS.find(([least]) => points >= least)?.[1] ?? "bronze";
