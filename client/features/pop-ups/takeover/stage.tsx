import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode, Ref } from "react";

import { HILLS } from "#shared/content/horizon.ts";

import style from "./stage.module.css";

interface StageProps {
  readonly kicker: string;
  readonly title: string;
  readonly at: number;
  readonly count: number;
  readonly badges: ReactNode;
  /** Stands on the road, or in the air before the hills. */
  readonly picture: ReactNode;
  readonly isInAir: boolean;
  readonly pictureRef?: Ref<HTMLDivElement>;
  readonly note: string;
  readonly trouble?: string | undefined;
  readonly buttons: ReactNode;
}

/** A stage at dusk over the whole page: what it is about, its picture in the light, and what to do with it. */
export function Stage(props: StageProps) {
  const { kicker, title, at, count, badges, picture, isInAir, pictureRef, note, trouble, buttons } = props;
  return (
    <div className={style.stage}>
      <div className={style.sky} aria-hidden>
        <div className={style.rays} />
        <div className={style.sun} />
        <svg className={style.hills} viewBox="0 0 1200 240" preserveAspectRatio="xMidYMax slice">
          <path className={style.far} d={HILLS.mid} />
          <path className={style.near} d={HILLS.near} />
          <path className={style.road} d="M0 200h1200v40H0z" />
          <path className={style.dashes} d="M0 224h1200" />
        </svg>
      </div>
      <header className={style.words}>
        <p className={style.kicker}>
          {kicker}
          {count > 1 && (
            <span className={style.count}>
              {at + 1} of {count}
            </span>
          )}
        </p>
        <Dialog.Title className={style.title}>{title}</Dialog.Title>
        <p className={style.badges}>{badges}</p>
      </header>
      <div ref={pictureRef} className={style.picture} data-in-air={isInAir || undefined}>
        {picture}
      </div>
      <footer className={style.foot}>
        <Dialog.Description className={style.note}>{note}</Dialog.Description>
        {trouble !== undefined && (
          <p role="alert" className={style.trouble}>
            {trouble}
          </p>
        )}
        <div className={style.buttons}>{buttons}</div>
      </footer>
    </div>
  );
}
