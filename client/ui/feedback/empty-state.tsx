import type { ReactNode } from "react";

import { Words } from "../data/as-is.tsx";
import { Illustration, type IllustrationName } from "../pictures/illustration.tsx";

import style from "./empty-state.module.css";

interface EmptyStateProps {
  readonly title: string;
  /** What to do, in one sentence. */
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly scene?: IllustrationName;
  /** 1 where it is all that the page says. */
  readonly level?: 1 | 2 | 3 | 4;
}

export function EmptyState({ title, text, action, scene = "road", level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={style.empty}>
      <Illustration name={scene} />
      <Heading>
        <Words of={title} />
      </Heading>
      {text !== undefined && (
        <p className={style.text}>
          <Words of={text} />
        </p>
      )}
      {action}
    </div>
  );
}
