import style from "./bow.module.css";

/** The ribbon on what is new. */
export const Bow = () => (
  <svg aria-hidden viewBox="0 0 120 84" className={style.bow}>
    <path className={style.tail} d="M50 40 24 80l18-6 6 10 14-38zm20 0 26 40-18-6-6 10-14-38z" />
    <path className={style.loop} d="M58 34C44 6 14-2 6 12-2 28 14 50 34 48c12-1 20-6 24-14z" />
    <path className={style.loop} d="M62 34C76 6 106-2 114 12c8 16-8 38-28 36-12-1-20-6-24-14z" />
    <path
      className={style.fold}
      d="M58 34C46 22 30 16 22 22c-2 10 16 18 36 12zm4 0c12-12 28-18 36-12 2 10-16 18-36 12z"
    />
    <rect className={style.knot} x="49" y="24" width="22" height="24" rx="6" />
  </svg>
);
