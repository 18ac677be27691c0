import style from "./gift-box.module.css";

const PAINTS = ["teal", "violet", "sky", "amber"] as const;

/** A wrapped box of folded paper. `paint` picks its colour: the same number, the same box. */
export const GiftBox = ({ paint = 0 }: { readonly paint?: number }) => (
  <svg viewBox="0 0 120 124" className={style.gift} data-paint={PAINTS[paint % PAINTS.length]}>
    <path className={style.side} d="M14 58h92v58q0 6-6 6H20q-6 0-6-6z" />
    <path className={style.shade} d="M76 58h30v58q0 6-6 6H76z" />
    <path className={style.lid} d="M6 38q0-4 4-4h100q4 0 4 4v18q0 4-4 4H10q-4 0-4-4z" />
    <path className={style.ribbon} d="M50 34h20v88H50z" />
    <path className={style.bow} d="M60 34C40 38 18 32 18 18 18 6 34 4 44 12c8 6 13 14 16 22z" />
    <path className={style.bow} d="M60 34c20 4 42-2 42-16 0-12-16-14-26-6-8 6-13 14-16 22z" />
    <path className={style.fold} d="M60 34c-8-2-24-6-26-13 4-5 18 2 26 13zm0 0c8-2 24-6 26-13-4-5-18 2-26 13z" />
    <path className={style.knot} d="M50 26h20q3 0 3 3v9q0 3-3 3H50q-3 0-3-3v-9q0-3 3-3z" />
  </svg>
);
