import type { ReactNode } from "react";

import { Logo } from "../../ui/pictures/logo.tsx";

import style from "./note.module.css";

interface NoteProps {
  /** Instead of the sign. */
  readonly picture?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** A whole page with one message. */
export function Note({ picture, title, children }: NoteProps) {
  return (
    <main id="main" className={style.note}>
      {picture ?? <Logo />}
      <h1>{title}</h1>
      {children}
    </main>
  );
}
