import type { ReactNode } from "react";

import { Words } from "../data/as-is.tsx";

import style from "./sheet-page.module.css";

interface SheetPageProps {
  readonly title: string;
  readonly tone?: "gold";
  readonly picture: ReactNode;
  /** `wide` holds more than words. */
  readonly size?: "wide";
  readonly children: ReactNode;
  /** Buttons, the main one first. */
  readonly actions?: ReactNode;
  /** Below the buttons: what may be passed over. */
  readonly after?: ReactNode;
}

/** A whole page with a wide picture, and a sheet of paper over its lower edge; without a size it says one thing. */
export const SheetPage = ({ title, tone, picture, size, children, actions, after }: SheetPageProps) => (
  <main id="main" className={style.page}>
    {picture}
    <section className={style.sheet} data-size={size}>
      <h1 className={style.title} data-tone={tone}>
        <Words of={title} />
      </h1>
      {children}
      {actions !== undefined && <div className={style.actions}>{actions}</div>}
      {after}
    </section>
  </main>
);
