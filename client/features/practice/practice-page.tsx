import { useEffect, useState, type ReactNode } from "react";

import { computerMs } from "../../net/computer-clock.ts";
import { SoloEngine } from "../../race/playback/solo/solo-engine.ts";
import { SoloRace } from "../../race/playback/solo/solo-race.tsx";
import { useSolo } from "../../race/playback/solo/solo-store.ts";
import { useSession } from "../../session/session.ts";
import { CoachPractice } from "./coach/coach-practice.tsx";
import { ModeChoice } from "./mode-choice.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { PracticeBoard } from "./practice-board.tsx";
import { PracticeStart } from "./practice-start.tsx";
import { usePractice, withRun } from "./practice-store.ts";
import { newRound, type Round } from "./round.ts";

interface Made {
  readonly round: Round;
  readonly engine: SoloEngine;
}

function make(): Made {
  const round = newRound(usePractice.getState(), useSession.getState().user, Math.random);
  return { round, engine: new SoloEngine(round.course) };
}

/** The current round: a new one after each race and each change of choices. */
function useRound() {
  const [made, setMade] = useState(make);
  useEffect(
    () =>
      usePractice.subscribe((now, before) => {
        const isSame = now.kind === before.kind && now.lessonID === before.lessonID && now.pace === before.pace;
        if (!isSame) setMade(make());
      }),
    [],
  );
  const next = (): void => {
    const following = make();
    following.engine.begin();
    setMade(following);
  };
  return { ...made, next };
}

/** Racing against bots in this browser alone: it needs no live connection, and earns nothing. */
function BotPractice({ choice }: { readonly choice: ReactNode }) {
  const { round, engine, next } = useRound();
  const kind = usePractice((practice) => practice.kind);
  const best = usePractice((practice) => practice.best[practice.kind]);
  useEffect(
    () =>
      useSolo.subscribe(({ stage, score, place }, before) => {
        if (stage !== "over" || before.stage === "over" || !score || place === undefined) return;
        const { speed, accuracy } = score;
        usePractice.setState((practice) => withRun(practice, { kind, speed, accuracy, place, endedMs: computerMs() }));
      }),
    [kind],
  );
  return (
    <SoloRace
      key={engine.key}
      engine={engine}
      title="Practice"
      note="Just for practice: no rewards."
      sceneryKey={round.sceneryKey}
      subject={round.subject}
      redFrom={best}
      start={<PracticeStart choice={choice} onStart={engine.begin} />}
      board={<PracticeBoard onAgain={next} />}
    />
  );
}

/** Practice, which needs no live connection and earns nothing: with bots, or with the coach. */
export function PracticePage() {
  const mode = usePractice((practice) => practice.mode);
  const choice = <ModeChoice />;
  return (
    <>
      <OfflineNote />
      {mode === "coach" ? <CoachPractice choice={choice} /> : <BotPractice choice={choice} />}
    </>
  );
}
