import { useEffect, type ReactNode } from "react";

import { prepare } from "../../celebration/celebrate.ts";
import { LostNote } from "../screen/lost-note.tsx";
import { useFullScreen } from "../screen/use-full-screen.ts";
import { MathRoad } from "./math-road.tsx";
import { Panel, type PanelProps } from "./panel.tsx";
import { useMath } from "./store.ts";

import style from "./math-screen.module.css";

interface MathScreenProps extends PanelProps {
  /** The page's heading, for those who cannot see which page it is. */
  readonly title: string;
  /** Stands on the road. */
  readonly over?: ReactNode;
}

/** Lobby, countdown, problems and result on one screen that never scrolls. */
export function MathScreen({ title, over, ...panel }: MathScreenProps) {
  const stage = useMath((race) => race.stage);
  const isAfterLoss = useMath((race) => race.isAfterLoss);
  useFullScreen();
  useEffect(() => {
    if (stage === "racing") void prepare();
  }, [stage]);
  return (
    <main className={style.page} data-stage={stage}>
      <h1 className={style.title}>{title}</h1>
      {isAfterLoss && (stage === "entering" || stage === "table" || stage === "gathering") && <LostNote />}
      <MathRoad engine={panel.engine} />
      {over}
      <Panel {...panel} />
    </main>
  );
}
