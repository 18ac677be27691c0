import { useEffect } from "react";

import { prepare } from "../../celebration/celebrate.ts";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Panel } from "../screen/panel.tsx";
import { RaceScreen, type RaceAround } from "../screen/race-screen.tsx";
import { isBoardUp, useRace } from "../session/race-store.ts";
import { Dashboard } from "./dashboard.tsx";
import { HelpCard } from "./help-card.tsx";
import { MathBoard } from "./math-board.tsx";
import { useMath } from "./math-store.ts";
import type { MathSession } from "./use-math-session.ts";

import style from "./math-screen.module.css";

interface MathScreenProps extends RaceAround {
  readonly session: MathSession;
  /** Tries again what did not work. */
  readonly onRetry: () => void;
}

/** The screen of a race in which problems are solved. */
export function MathScreen({ session, title, over, lobby, onRetry, ...board }: MathScreenProps) {
  const stage = useRace((race) => race.stage);
  const { discipline } = session;
  useEffect(() => {
    if (stage === "racing") void prepare();
  }, [stage]);
  return (
    <RaceScreen session={session} kind="math" title={title} over={over} help={<HelpCard math={discipline} />}>
      <Panel
        parked={<Parked />}
        lobby={lobby}
        task={<Dashboard math={discipline} />}
        board={isBoardUp({ stage }) && <MathBoard {...board} />}
        onRetry={onRetry}
      />
    </RaceScreen>
  );
}

function Parked() {
  const isChoosing = useMath((math) => math.isChoosing);
  if (isChoosing) return null;
  return (
    <p className={style.wait}>
      <Spinner label="Going back to your race" spoken /> Back to your race…
    </p>
  );
}
