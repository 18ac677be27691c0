import type { ReactNode } from "react";

import { Words } from "../data/as-is.tsx";
import { Horizon } from "../pictures/horizon.tsx";

import style from "./split-page.module.css";

interface SplitPageProps {
  readonly title: string;
  /** Whatever stands on the road beside the sheet. */
  readonly art: ReactNode;
  /** On a narrow page the art is higher. */
  readonly isArtTall?: boolean;
  readonly children: ReactNode;
}

/** A page of two halves: a road that stays in view, and the sheet it leads to. */
export const SplitPage = ({ title, art, isArtTall, children }: SplitPageProps) => (
  <main id="main" className={style.page}>
    <div className={style.art} data-tall={isArtTall || undefined} aria-hidden>
      <Horizon height="100%">{art}</Horizon>
    </div>
    <div className={style.sheet}>
      <h1 className={style.title}>
        <Words of={title} />
      </h1>
      {children}
    </div>
  </main>
);
