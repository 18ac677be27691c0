import type { ReactNode } from "react";

import style from "./badge.module.css";

export type Tone = "neutral" | "hot" | "amber" | "teal" | "sky" | "violet" | "gold";

interface BadgeProps {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span className={style.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
