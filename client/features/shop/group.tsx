import { type ReactNode, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router-dom";

import style from "./group.module.css";

interface GroupProps {
  /** Where the list of groups leads. */
  readonly id: string;
  readonly title: string;
  /** Beside the title: until when, or what is chosen. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One group of the shop. Whoever asked for it finds it in sight, also where it comes only with the shop. */
export function Group({ id, title, aside, children }: GroupProps) {
  const titleID = useId();
  const { hash } = useLocation();
  const isAskedFor = hash === `#${id}`;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAskedFor) section.current?.scrollIntoView();
  }, [isAskedFor]);
  return (
    <section ref={section} id={id} className={style.group} aria-labelledby={titleID}>
      <header className={style.head}>
        <h2 id={titleID} className={style.title}>
          {title}
        </h2>
        {aside !== undefined && <div className={style.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}
