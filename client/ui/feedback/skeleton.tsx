import style from "./skeleton.module.css";

interface SkeletonProps {
  readonly width?: string;
  readonly height?: string;
  readonly lines?: number;
}

/** Holds the place of what is coming. Silent: say "Loading …" once with a Spinner or `aria-busy` around it. */
export function Skeleton({ width = "100%", height = "1em", lines = 1 }: SkeletonProps) {
  return (
    <span aria-hidden className={style.lines} style={{ width }}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={style.line} style={{ height }} />
      ))}
    </span>
  );
}
