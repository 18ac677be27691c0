import style from "./nitro-cans.module.css";

/** So many bottles of nitro in a row. */
export const NitroCans = ({ count }: { readonly count: number }) => (
  <svg aria-hidden className={style.cans} viewBox={`0 0 ${30 * count + 10} 92`}>
    {Array.from({ length: count }, (_, at) => (
      <g key={at} transform={`translate(${30 * at + 5} ${at % 2 === 0 ? 4 : 0})`}>
        <path className={style.valve} d="M10 2h10v8H10zM6 8h18v5H6z" />
        <path className={style.body} d="M4 22q0-9 8-9h6q8 0 8 9v58q0 6-6 6H10q-6 0-6-6z" />
        <path className={style.shine} d="M8 22q0-5 4-6v64q-4-1-4-5z" />
        <path className={style.band} d="M4 38h22v26H4z" />
        <path
          className={style.flame}
          d="M15 41c5 5 6 9 4 12 1-1 2-2 2-4 3 6 0 12-6 12s-8-6-4-12c1 2 1 3 2 3 0-4 0-7 2-11z"
        />
      </g>
    ))}
  </svg>
);
