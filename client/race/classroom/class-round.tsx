import { lazy, Suspense, useEffect, useEffectEvent, type ReactNode } from "react";

import { useRacing } from "../../session/racing.ts";
import { Page } from "../../shell/page.tsx";
import { LoadingPage } from "../../shell/states/loading-page.tsx";
import { useRace } from "../session/race-store.ts";
import type { ClassConnection } from "./class-connection.ts";
import { ClassDoor } from "./class-door.tsx";
import { useClassroom } from "./classroom-store.ts";
import { doorWords } from "./door-words.ts";

const loadRoom = () => import("./room.tsx");
/** Other ways to race share nothing with it. */
const LateRoom = lazy(async () => ({ default: (await loadRoom()).Room }));

/** Long enough to read one's own board. */
const BACK_AFTER_MS = 15_000;

interface ClassRoundProps {
  readonly line: ClassConnection;
  /** Waits in the room for the next race. */
  readonly race: () => void;
  /** The race's screen. */
  readonly children: ReactNode;
}

/** Race after race with the class, in any discipline: the room between them, or why it does not open. */
export function ClassRound({ line, race, children }: ClassRoundProps) {
  const isCalled = useClassroom((room) => room.isCalled);
  useEffect(() => {
    if (!isCalled) return;
    useClassroom.setState({ isCalled: false });
    race();
  });
  const status = useClassroom((room) => room.status);
  const isOver = useClassroom((room) => room.isOver);
  const view = useClassroom((room) => room.view);
  const stage = useRace((race) => race.stage);
  useWayBackToRoom(race);
  useWayOut(race);
  useEffect(() => {
    // It comes while the line opens.
    void loadRoom().catch(() => undefined);
  }, []);
  const title = view?.className ?? "Class race";

  const isEarly = stage === "parked" || stage === "entering";
  const isOut = isEarly && !view;
  const isTaken = stage === "trouble" && status === "elsewhere";
  const isShut = (isOut || stage === "trouble") && doorWords(status, isOver) !== undefined;
  if (isTaken || isShut) return <ClassDoor line={line} onOpen={isTaken ? race : undefined} />;
  if (isOut || stage === "parked") return <LoadingPage />;
  return (
    <Page title={title} isOwnMaster>
      {isEarly && view ? (
        <Suspense fallback={<LoadingPage />}>
          <LateRoom view={view} />
        </Suspense>
      ) : (
        children
      )}
    </Page>
  );
}

/** From the board of a race that is over back to the room, after a while. */
function useWayBackToRoom(race: () => void): void {
  const isDone = useRace(({ stage, isCutOff }) => stage === "over" || (stage === "done" && isCutOff));
  const isCounting = useRacing((racing) => racing.isCounting);
  const goBack = useEffectEvent(race);
  useEffect(() => {
    if (!isDone || isCounting) return;
    const timer = setTimeout(() => goBack(), BACK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDone, isCounting]);
}

/** Whoever lost a race that doesn't run any more, as one that was called off, is back in the room at once. */
function useWayOut(race: () => void): void {
  const isLost = useRace(({ stage }) => stage === "trouble");
  const isBetween = useClassroom(({ status, view }) => status === "open" && view?.race === null);
  const goBack = useEffectEvent(race);
  useEffect(() => {
    if (isLost && isBetween) goBack();
  }, [isLost, isBetween]);
}
