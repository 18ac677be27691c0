import type { ReactNode } from "react";

import style from "./card.module.css";
import strip from "./strip.module.css";

interface CardProps {
  readonly title?: ReactNode;
  /** Heading rank in the page outline. */
  readonly level?: 2 | 3 | 4;
  /** At the right end of the heading: a badge, a button, a countdown. */
  readonly aside?: ReactNode;
  /** `sheet` lies on the ground, `stack` shows more sheets beneath, `plate` is flat inside another card. */
  readonly look?: "sheet" | "stack" | "plate";
  readonly tone?: "plain" | "hot" | "gold";
  readonly children: ReactNode;
}

export function Card({ title, level = 2, aside, look = "sheet", tone = "plain", children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={style.card} data-look={look} data-tone={tone}>
      {(title !== undefined || aside !== undefined) && (
        <header className={style.head}>
          {title !== undefined && (
            <Heading className={look === "plate" ? style.title : strip.strip} data-tone={tone}>
              {title}
            </Heading>
          )}
          {aside !== undefined && <div className={style.aside}>{aside}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
