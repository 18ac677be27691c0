import type { ReactNode } from "react";

import { Horizon } from "../pictures/horizon.tsx";

import style from "./dusk-head.module.css";

interface DuskHeadProps {
  readonly title: ReactNode;
  /** What drives before the hills. */
  readonly car?: ReactNode;
  /** A picture that stands before the dusk, over the edge of the sheet. */
  readonly emblem?: ReactNode;
  /** Below the title: when it is. */
  readonly time?: ReactNode;
  /** Further parts of the sheet. */
  readonly children?: ReactNode;
}

/** The head of a page: the dusk with an emblem before it, and a sheet that says what it is about. */
export const DuskHead = ({ title, car, emblem, time, children }: DuskHeadProps) => (
  <header className={style.head}>
    <div className={style.banner} aria-hidden>
      <Horizon height="100%">{car !== undefined && <div className={style.car}>{car}</div>}</Horizon>
    </div>
    <div className={style.sheet}>
      <div className={style.emblem}>{emblem}</div>
      <div className={style.words}>
        <h1 className={style.title}>{title}</h1>
        <div className={style.time}>{time}</div>
      </div>
      {children}
    </div>
  </header>
);
