import { asIs } from "../data/as-is.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

import style from "./logo.module.css";

interface LogoProps {
  /** Height of the mark. */
  readonly size?: string;
  readonly word?: boolean;
}

/** A needle just past a red mark. */
export function Logo({ size = "2.25rem", word = true }: LogoProps) {
  return (
    <span className={style.logo} style={{ fontSize: size }}>
      <svg aria-hidden viewBox="0 0 48 40" className={style.dial}>
        <path
          className={style.scale}
          d="M4 34A20 20 0 0 1 6.7 24M8.7 21.1A20 20 0 0 1 15.9 15.7M19.2 14.6A20 20 0 0 1 26.8 14.2"
        />
        <path className={style.scale} d="M41.7 24.6A20 20 0 0 1 44 34" />
        <path className={style.red} d="M30.5 15.1A20 20 0 0 1 35.2 17.4" />
        <path className={style.shade} d="M45.6 15.5L26.8 37.9 17.5 39.5 21.2 32.1z" />
        <path className={style.needle} d="M44.6 13.5L27 37.2 17.5 39.7 21 30.8z" />
        <circle className={style.hub} cx="24" cy="34" r="3.4" />
      </svg>
      {word ? (
        <span {...asIs(style.word)}>
          Redl<span className={style.mark}>i</span>ne
        </span>
      ) : (
        <VisuallyHidden>Redline</VisuallyHidden>
      )}
    </span>
  );
}
