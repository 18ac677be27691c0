import style from "./progress.module.css";

interface ProgressProps {
  /** 0 to 1. */
  readonly progress: number;
  readonly isDone?: boolean;
}

/** How far a pupil is. Pure picture: the share stands beside it. */
export const Progress = ({ progress, isDone = false }: ProgressProps) => (
  <span aria-hidden className={style.track} data-done={isDone || undefined}>
    <span className={style.fill} style={{ transform: `scaleX(${progress})` }} />
  </span>
);
