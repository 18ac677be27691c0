import style from "./pile.module.css";

const MOST_WADS = 6;

/** Wads of game cash, the more the larger the share of the largest pile. Pure picture. */
export const Pile = ({ share }: { readonly share: number }) => (
  <svg className={style.pile} viewBox="0 0 120 74" aria-hidden>
    {Array.from({ length: Math.max(1, Math.round(share ** 0.5 * MOST_WADS)) }, (_, at) => (
      <g key={at} transform={`translate(${(at % 2) * 34 + 6} ${58 - Math.floor(at / 2) * 16 - (at % 2) * 5})`}>
        <path className={style.side} d="M0 4l8 10h62l-8-10z" />
        <path className={style.note} d="M8-8h54l8 12H0z" />
        <path className={style.band} d="M27-8h14l2 12 4 10H33l-6-10z" />
      </g>
    ))}
  </svg>
);
