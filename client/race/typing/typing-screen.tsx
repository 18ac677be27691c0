import { lazy, Suspense, useEffect } from "react";

import { useNeeds } from "../../session/device/needs.ts";
import { Panel } from "../screen/panel.tsx";
import { RaceScreen, type RaceAround } from "../screen/race-screen.tsx";
import { isBoardUp, isOn, useRace } from "../session/race-store.ts";
import { KeyCatcher } from "./keyboard/catcher.tsx";
import { LateBoard } from "./results/late-board.tsx";
import type { TypingSession } from "./use-typing-session.ts";

/** Loaded while the racers gather, so that joining does not wait for it. */
const loadDashboard = () => import("./dashboard.tsx");
const LateDashboard = lazy(async () => ({ default: (await loadDashboard()).Dashboard }));

interface TypingScreenProps extends RaceAround {
  readonly session: TypingSession;
}

/** The screen of a race in which a text is typed. */
export function TypingScreen({ session, title, over, lobby, ...board }: TypingScreenProps) {
  const stage = useRace((race) => race.stage);
  const { discipline } = session;
  // One switch is no keyboard: its board hears it.
  const hasSwitch = useNeeds((needs) => needs.switchInput);
  useEffect(() => {
    if (stage === "gathering") void loadDashboard();
  }, [stage]);
  /** The board is a part of its own: what stood there before does not move to make room. */
  const lower = isBoardUp({ stage }) ? "board" : "text";
  return (
    <RaceScreen session={session} kind="typing" title={title} over={over}>
      <KeyCatcher key={lower} keyed={discipline} isOn={isOn({ stage }) && !hasSwitch}>
        <Panel
          parked={lobby}
          lobby={lobby}
          task={
            <Suspense fallback={null}>
              <LateDashboard typing={discipline} />
            </Suspense>
          }
          board={<LateBoard {...board} />}
          onRetry={board.onAgain}
        />
      </KeyCatcher>
    </RaceScreen>
  );
}
