import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { Words } from "../data/as-is.tsx";

import style from "./callout.module.css";

export type CalloutTone = "note" | "good" | "careful" | "wrong";

interface CalloutProps {
  readonly tone?: CalloutTone;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Read aloud when it appears. */
  readonly live?: boolean;
}

const ICONS: Record<CalloutTone, LucideIcon> = {
  note: Info,
  good: CircleCheck,
  careful: TriangleAlert,
  wrong: CircleAlert,
};

export function Callout({ tone = "note", title, children, action, live = false }: CalloutProps) {
  const Icon = ICONS[tone];
  return (
    <div className={style.callout} data-tone={tone} aria-live={live ? "polite" : undefined}>
      <Icon aria-hidden className={style.icon} />
      <div className={style.words}>
        {title !== undefined && (
          <strong className={style.title}>
            <Words of={title} />
          </strong>
        )}
        {children}
      </div>
      {action !== undefined && <div className={style.action}>{action}</div>}
    </div>
  );
}
