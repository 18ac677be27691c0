import { VisuallyHidden } from "../layout/visually-hidden.tsx";

import style from "./spinner.module.css";

interface SpinnerProps {
  readonly label: string;
  readonly size?: string;
  /** Shows the label beside the mark. */
  readonly spoken?: boolean;
}

/** The tachometer as the loading mark: the needle revs until the work is done. */
export function Spinner({ label, size = "2.5rem", spoken = false }: SpinnerProps) {
  return (
    <output className={style.spinner}>
      <svg aria-hidden viewBox="0 0 40 40" width={size} height={size} className={style.mark}>
        <path className={style.scale} d="M8.7 31.3A16 16 0 1 1 33 30" pathLength="100" />
        <path className={style.red} d="M30.4 8A16 16 0 0 1 33 30" />
        <g className={style.needle} data-calm="">
          <path d="M18.6 21.5 20 6.5l1.4 15z" />
        </g>
        <circle className={style.hub} cx="20" cy="20" r="3.2" />
      </svg>
      {spoken ? <span className={style.label}>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </output>
  );
}
