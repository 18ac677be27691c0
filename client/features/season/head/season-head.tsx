import type { ReactNode } from "react";

import { levelWords } from "../../../social/season-progress.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { SeasonBanner } from "../../../ui/pictures/seasons/season-banner.tsx";
import { levelFigure } from "../words.ts";

import style from "./season-head.module.css";

interface SeasonHeadProps {
  /** Undefined until it is loaded. */
  readonly season: { readonly key: Parameters<typeof SeasonBanner>[0]["season"]; readonly name: string } | undefined;
  readonly level?: { readonly level: number; readonly totalRewards: number } | undefined;
  /** Beneath the name: how long it runs, or when it was. */
  readonly time: ReactNode;
  readonly children: ReactNode;
}

/** The season's picture, its name, and how far the player is. */
export const SeasonHead = ({ season, level, time, children }: SeasonHeadProps) => (
  <header className={style.head}>
    {season ? <SeasonBanner season={season.key} className={style.banner ?? ""} /> : <div className={style.banner} />}
    <div className={style.sheet}>
      <div>
        <h1 className={style.title}>{season?.name ?? "Season"}</h1>
        <p className={style.time}>{time}</p>
      </div>
      <p className={style.level}>
        {level && (
          <>
            <VisuallyHidden>{levelWords(level)}</VisuallyHidden>
            <span aria-hidden className={style.word}>
              Level
            </span>
            <strong aria-hidden className={style.figure}>
              {levelFigure(level.level, level.totalRewards)}
            </strong>
          </>
        )}
      </p>
      <div className={style.way}>{children}</div>
    </div>
  </header>
);
