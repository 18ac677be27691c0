import { useCallback, type ReactNode } from "react";

import { isSceneryKey } from "#shared/content/scenery.ts";

import type { Scene } from "../../scene/scene.ts";
import { Words } from "../../ui/data/as-is.tsx";
import type { RaceSession } from "../session/race-session.ts";
import { isGathering, useRace } from "../session/race-store.ts";
import { LostNote } from "./lost-note.tsx";
import type { BoardProps } from "./results/board.tsx";
import { Road } from "./road.tsx";
import { TopBar } from "./top-bar.tsx";
import { useFullScreen } from "./use-full-screen.ts";

import style from "./race-screen.module.css";

/** The texts of a page about its race, of any kind. */
export interface RaceAround extends BoardProps {
  /** The page's heading, for screen readers. */
  readonly title: string;
  /** Shown while the racers gather. */
  readonly lobby: ReactNode;
  /** Stands on the road. */
  readonly over?: ReactNode;
}

interface RaceScreenProps extends Pick<RaceAround, "title" | "over"> {
  readonly session: Pick<RaceSession, "showOn">;
  readonly kind: "typing" | "math";
  /** Lies on the road, beside the cars. */
  readonly help?: ReactNode;
  /** The part below the road. */
  readonly children: ReactNode;
}

/** Lobby, countdown, race and result on one screen that never scrolls. */
export function RaceScreen({ session, kind, title, over, help, children }: RaceScreenProps) {
  const stage = useRace((race) => race.stage);
  const lossBefore = useRace((race) => race.lossBefore);
  const sceneryKey = useRace((race) => race.sceneryKey);
  const onScene = useCallback((scene: Scene | undefined) => session.showOn({ scene }), [session]);
  useFullScreen();
  return (
    <main className={style.page} data-stage={stage} data-kind={kind}>
      <h1 className={style.title}>
        <Words of={title} />
      </h1>
      <TopBar session={session} />
      <div className={style.ground}>
        {isSceneryKey(sceneryKey) && <Road sceneryKey={sceneryKey} onScene={onScene} celebrates />}
        {help}
      </div>
      {lossBefore && (isGathering({ stage }) || stage === "countdown") && <LostNote loss={lossBefore} />}
      {over}
      {children}
    </main>
  );
}
