import style from "./wall-clock.module.css";

/** The clock on the wall shows the player's own time. */
export function WallClock({ now }: { readonly now: Date }) {
  const minutes = now.getHours() * 60 + now.getMinutes();
  return (
    <svg aria-hidden className={style.clock} viewBox="-50 -50 100 100">
      <circle className={style.rim} r="47" />
      <circle className={style.face} r="39" />
      <path className={style.marks} d="M0 -34v7M0 34v-7M-34 0h7M34 0h-7" />
      <path className={style.hand} d="M-2.4 6h4.8L1.6 -20h-3.2z" transform={`rotate(${minutes / 2})`} />
      <path className={style.needle} d="M-1.8 9h3.6L.8 -31h-1.6z" transform={`rotate(${minutes * 6})`} />
      <circle className={style.hand} r="3.6" />
    </svg>
  );
}
