import { useCallback } from "react";

import type { DropInView } from "#shared/contracts/realtime/drop-in.ts";
import { codeInGroups } from "#shared/rules/classes/codes.ts";

import { asIs, AsIs } from "../ui/data/as-is.tsx";
import { QrPicture } from "../ui/pictures/qr-picture.tsx";
import { Controls } from "./controls.tsx";
import { useDropIn } from "./drop-in-store.ts";
import { Podium } from "./podium.tsx";
import { NamedSign } from "./sign-picture.tsx";
import { useAwake } from "./use-awake.ts";
import { useClock } from "./use-clock.ts";
import { WallNames } from "./wall-names.tsx";
import { WallRace } from "./wall-race.tsx";

import style from "./wall.module.css";

/** The teacher's page, made for the wall: how to come in, who is here, and how the race goes. */
export function Wall() {
  useAwake();
  const lesson = useDropIn((state) => state.lesson);
  const podium = useDropIn(({ podiums }) => podiums.at(-1));
  if (!lesson) return null;
  const isSmall = lesson.race !== null || podium !== undefined;
  return (
    <main id="main" tabIndex={-1} className={style.wall}>
      <header className={style.head} data-small={isSmall || undefined}>
        <h1 tabIndex={-1} className={style.where}>
          <AsIs>{location.host}/lesson</AsIs>
        </h1>
        <p className={style.code}>
          <span className={style.label}>Code</span>{" "}
          <strong {...asIs(style.letters)}>{codeInGroups(lesson.code)}</strong>
        </p>
        <WallPattern isLocked={lesson.isLocked} />
        <div className={style.qr}>
          <QrPicture text={`${location.origin}/lesson#${lesson.code}`} alt="The way into this lesson, for a camera" />
        </div>
        <Bell />
      </header>
      <div className={style.scene}>
        {lesson.race ? (
          <WallRace race={lesson.race} />
        ) : (
          <>
            {podium && <Podium podium={podium} />}
            <WallNames lesson={lesson} />
          </>
        )}
      </div>
      <Controls lesson={lesson} />
    </main>
  );
}

function WallPattern({ isLocked }: Pick<DropInView, "isLocked">) {
  const shown = useDropIn((state) => state.pattern);
  const isAway = useDropIn((state) => state.isAway);
  if (isLocked) return <p className={style.locked}>The door is locked</p>;
  if (isAway) return <p className={style.locked}>Nobody can come in right now</p>;
  return (
    <div className={style.pattern}>
      <p className={style.label}>Choose these four, from left to right</p>
      <ol className={style.signs}>
        {Array.from(shown?.pattern ?? [], (sign, at) => (
          <li key={at} className={style.sign}>
            <NamedSign sign={sign} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Bell() {
  const bellMs = useDropIn((state) => state.bellMs);
  const minutesLeft = useCallback(() => Math.max(0, Math.ceil((bellMs - performance.now()) / 60_000)), [bellMs]);
  const left = useClock(minutesLeft);
  return (
    <p className={style.bell} role="timer">
      {left <= 1 ? "The bell rings within a minute" : `${left} minutes to the bell`}
    </p>
  );
}
