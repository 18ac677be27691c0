import style from "./parking-lot.module.css";

/** Keeps the lot's room until the cars are there. */
export const LotToCome = () => <div aria-hidden className={style.toCome} />;
