import { useEffect } from "react";
import { create } from "zustand";

import { patientWaitMs } from "#shared/rules/race/reconnect.ts";

import { CallProblem, callsAre, makeCall } from "../../../net/call.ts";
import { computerMs } from "../../../net/computer-clock.ts";
import { serverNow, serverTimeIs } from "../../../net/server-time.ts";
import { useSolo } from "../../../race/playback/solo/solo-store.ts";
import { sessionCaller } from "../../../session/caller.ts";
import { takeUser, useSession } from "../../../session/session.ts";
import { useNow } from "../../../ui/use-now.ts";
import { ofRacer } from "./coach-kept.ts";
import { followKept, takePlan, useCoach } from "./coach-store.ts";
import { planNow, type PlanNow } from "./plan-now.ts";
import { mayPass, racerID, sendWaiting } from "./send.ts";

/** How it went to ask the server last. */
interface CoachLine {
  readonly state: "asking" | "there" | "away" | "refused";
  /** What the server said no with. */
  readonly sentence: string | undefined;
}

export const useCoachLine = create<CoachLine>()(() => ({ state: "asking", sentence: undefined }));

let underWay: Promise<void> | undefined;
let isAskedAgain = false;
let failures = 0;
let next: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, and asks for the plan; not during a round. What fails is tried again, with longer and longer pauses. */
export function syncCoach(): void {
  clearTimeout(next);
  isAskedAgain = underWay !== undefined;
  if (isAskedAgain) return;
  if (isRound()) return later();
  underWay = sync().finally(() => {
    underWay = undefined;
    if (isAskedAgain) syncCoach();
  });
}

function isRound(): boolean {
  const { stage } = useSolo.getState();
  return stage === "countdown" || stage === "racing";
}

const later = (): void => {
  next = setTimeout(syncCoach, patientWaitMs(Math.max(1, failures), Math.random));
};

async function sync(): Promise<void> {
  const userID = racerID();
  if (userID === undefined) return;
  try {
    if (serverTimeIs() !== "sure") takeUser((await makeCall("GET /auth/self")).user);
    if (!(await sendWaiting())) takePlan(userID, await makeCall("GET /coach"));
    failures = 0;
    useCoachLine.setState({ state: "there", sentence: undefined });
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    failures++;
    if (!mayPass(problem)) return useCoachLine.setState({ state: "refused", sentence: problem.message });
    useCoachLine.setState({ state: "away", sentence: undefined });
    later();
  }
}

/** Begins two weeks. @throws CallProblem */
export async function beginFortnight(): Promise<void> {
  const userID = racerID();
  if (userID !== undefined) takePlan(userID, await makeCall("POST /coach/start"));
}

/** As long as the coach is open. */
export function useSync(): void {
  useEffect(() => {
    callsAre(sessionCaller);
    followKept();
    syncCoach();
    addEventListener("online", syncCoach);
    return () => {
      removeEventListener("online", syncCoach);
      clearTimeout(next);
    };
  }, []);
}

/** The racer's plan as it is now; undefined while it isn't known here. */
export function usePlan(): PlanNow | undefined {
  const kept = useCoach();
  const user = useSession((session) => session.user);
  useNow();
  const userID = racerID();
  if (!user || userID === undefined) return undefined;
  return planNow(ofRacer(kept, userID), serverNow(), computerMs());
}
