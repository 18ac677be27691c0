import style from "./hills.module.css";

/** The end of a page at dusk: two ranges of paper hills on the ground that follows. Decorative. */
export function Hills() {
  return (
    <svg aria-hidden className={style.hills} viewBox="0 0 1200 100" preserveAspectRatio="none">
      <path
        className={style.far}
        d="M0 100V58l120-34 90 26 140-48 110 42 130-36 120 46 150-42 110 32 120-40 110 36v60z"
      />
      <path className={style.near} d="M0 100V74c110-30 200-30 310-10s210 12 320-8 230-10 330 8 170 6 240-8v44z" />
      <path className={style.ground} d="M0 101V90c150-16 260-6 400 0s260 6 400-2 250-10 400 0v13z" />
    </svg>
  );
}
