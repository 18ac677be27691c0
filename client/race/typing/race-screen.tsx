import type { ReactNode } from "react";

import { LostNote } from "../screen/lost-note.tsx";
import { useFullScreen } from "../screen/use-full-screen.ts";
import { KeyCatcher } from "./keyboard/catcher.tsx";
import { Panel, type PanelProps } from "./panel.tsx";
import { Road } from "./road.tsx";
import { useRace } from "./store.ts";
import { TopBar } from "./top-bar.tsx";

import style from "./race-page.module.css";

interface RaceScreenProps extends PanelProps {
  /** The page's heading, for those who cannot see which page it is. */
  readonly title: string;
  /** Stands on the road. */
  readonly over?: ReactNode;
}

/** Lobby, countdown, typing and result on one screen that never scrolls. */
export function RaceScreen({ title, over, ...panel }: RaceScreenProps) {
  const { engine } = panel;
  useFullScreen();
  const stage = useRace((race) => race.stage);
  const isAfterLoss = useRace((race) => race.isAfterLoss);
  /** The board is a part of its own: what stood there before does not move to make room. */
  const lower = stage === "over" ? "board" : "text";
  return (
    <main className={style.page} data-stage={stage}>
      <h1 className={style.title}>{title}</h1>
      <TopBar engine={engine} />
      <Road engine={engine} />
      {isAfterLoss && (stage === "entering" || stage === "table" || stage === "gathering") && <LostNote />}
      {over}
      <KeyCatcher key={lower} engine={engine} isOn={stage === "countdown" || stage === "racing"}>
        <Panel {...panel} />
      </KeyCatcher>
    </main>
  );
}
