import type { ReactNode } from "react";

import { Horizon } from "../../../ui/pictures/horizon.tsx";

import style from "./contest-head.module.css";

interface HeadFrameProps {
  readonly title: ReactNode;
  readonly trophy?: ReactNode;
  /** Below the title: when it is. */
  readonly time?: ReactNode;
  /** Further lines of the sheet. */
  readonly children?: ReactNode;
}

/** The dusk with the trophy before it, and a sheet that says what the contest is. */
export const HeadFrame = ({ title, trophy, time, children }: HeadFrameProps) => (
  <header className={style.head}>
    <div className={style.banner} aria-hidden>
      <Horizon height="100%" />
    </div>
    <div className={style.sheet}>
      <div className={style.trophy}>{trophy}</div>
      <div className={style.words}>
        <h1 className={style.title}>{title}</h1>
        <div className={style.time}>{time}</div>
      </div>
      {children}
    </div>
  </header>
);
