import style from "./paper-box.module.css";

export type BoxState = "waiting" | "shut" | "opening" | "open";

/** The mystery box of folded paper: its lid rattles, then lifts, and light comes out. */
export const PaperBox = ({ state }: { readonly state: BoxState }) => (
  <svg viewBox="0 0 200 190" className={style.box} data-state={state} aria-hidden>
    <path className={style.light} d="M52 96 6 0h188l-46 96z" />
    <path className={style.inside} d="M36 92h128v20H36z" />
    <path className={style.side} d="M36 100h128v72q0 8-8 8H44q-8 0-8-8z" />
    <path className={style.shade} d="M124 100h40v72q0 8-8 8h-32z" />
    <path className={style.band} d="M36 146h128v12H36z" />
    <text className={style.mark} x="84" y="156">
      ?
    </text>
    <g className={style.lid}>
      <path className={style.top} d="M26 74q0-6 6-6h136q6 0 6 6v26q0 6-6 6H32q-6 0-6-6z" />
      <path className={style.shade} d="M124 68h44q6 0 6 6v26q0 6-6 6h-44z" />
      <path className={style.pole} d="M97 28h4v42h-4z" />
      <path className={style.flag} d="M101 29l33 11-33 11z" />
    </g>
  </svg>
);
