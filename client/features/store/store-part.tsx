import { type ReactNode, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router-dom";

import style from "./store-part.module.css";

interface StorePartProps {
  /** Where links lead. */
  readonly id: string;
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the store; whoever asked for it finds it in sight, also where it comes only with the store. */
export function StorePart({ id, title, text, children }: StorePartProps) {
  const titleID = useId();
  const { hash } = useLocation();
  const isAskedFor = hash === `#${id}`;
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAskedFor) part.current?.scrollIntoView();
  }, [isAskedFor]);
  return (
    <section ref={part} id={id} className={style.part} aria-labelledby={titleID}>
      <header>
        <h2 id={titleID} className={style.title}>
          {title}
        </h2>
        {text !== undefined && <p className={style.text}>{text}</p>}
      </header>
      {children}
    </section>
  );
}
