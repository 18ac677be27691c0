import style from "./barrier.module.css";

/** A barrier that is down. */
export const Barrier = () => (
  <svg aria-hidden viewBox="0 0 320 110" className={style.barrier}>
    <path className={style.post} d="M28 40h30v58H28z" />
    <path className={style.cap} d="M24 32h38l-5 10H29z" />
    <path className={style.boom} d="M44 52h256v14H44z" />
    <path
      className={style.stripes}
      d="M92 52h26l-8 14H84zM146 52h26l-8 14h-26zM200 52h26l-8 14h-26zM254 52h26l-8 14h-26z"
    />
    <path className={style.post} d="M292 62h10v36h-10z" />
    <circle className={style.light} cx="43" cy="76" r="6" />
  </svg>
);
