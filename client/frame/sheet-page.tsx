import type { ReactNode } from "react";

import style from "./sheet-page.module.css";

interface SheetPageProps {
  readonly title: string;
  readonly picture: ReactNode;
  readonly children: ReactNode;
  /** Buttons, the main one first. */
  readonly ways: ReactNode;
}

/** A whole page that says one thing: a wide picture, and a sheet of paper over its lower edge. */
export function SheetPage({ title, picture, children, ways }: SheetPageProps) {
  return (
    <main id="main" className={style.page}>
      {picture}
      <section className={style.sheet}>
        <h1 className={style.title}>{title}</h1>
        {children}
        <div className={style.ways}>{ways}</div>
      </section>
    </main>
  );
}
