import { useEffect } from "react";
import { create } from "zustand";

import type { UserID } from "#shared/ids.ts";
import { patientWaitMs } from "#shared/rules/race/reconnect.ts";

import { CallProblem, callsAre, makeCall } from "../../../net/call.ts";
import { computerMs } from "../../../net/computer-clock.ts";
import { serverNow, serverTimeIs } from "../../../net/server-time.ts";
import { useSolo } from "../../../race/playback/solo/solo-store.ts";
import { sessionCaller } from "../../../session/caller.ts";
import { takeUser, useSession } from "../../../session/session.ts";
import { useNow } from "../../../ui/use-now.ts";
import { ofRacer } from "./coach-kept.ts";
import { followKept, forgetPlan, takePlan, useCoach } from "./coach-store.ts";
import { planNow, type PlanNow } from "./plan-now.ts";
import { racerID, sendWaiting } from "./send.ts";

/** How it went to ask the server last. */
interface CoachLine {
  readonly state: "asking" | "there" | "away" | "refused";
  /** What the server said no with. */
  readonly sentence: string | undefined;
}

export const useCoachLine = create<CoachLine>()(() => ({ state: "asking", sentence: undefined }));

let isOpen = false;
/** Calls of the coach, one after the other: a later answer is the newer one. */
let turn: Promise<void> = Promise.resolve();
let asked = 0;
let failures = 0;
let next: ReturnType<typeof setTimeout> | undefined;

/** Whoever asked hears of a failure; the next one has its turn all the same. */
function inTurn(task: () => Promise<void>): Promise<void> {
  const done = turn.then(task);
  turn = done.catch(() => undefined);
  return done;
}

/** Sends what waits, and asks for the plan; not during a round. What fails is tried again, with longer and longer pauses. */
export function syncCoach(): void {
  clearTimeout(next);
  if (isRound()) return later();
  // One that waits for its turn will send what has come by then.
  if (asked > 1) return;
  asked++;
  void inTurn(sync).finally(() => void asked--);
}

function isRound(): boolean {
  const { stage } = useSolo.getState();
  return stage === "countdown" || stage === "racing";
}

function later(): void {
  clearTimeout(next);
  if (isOpen) next = setTimeout(syncCoach, patientWaitMs(Math.max(1, failures), Math.random));
}

async function sync(): Promise<void> {
  const userID = racerID();
  if (userID === undefined) return forgetPlan();
  try {
    if (serverTimeIs() !== "sure") takeUser((await makeCall("GET /auth/self")).user);
    await sendWaiting();
    takePlan(userID, await makeCall("GET /coach"));
    failures = 0;
    useCoachLine.setState({ state: "there", sentence: undefined });
    if (planOf(userID)?.isEnding === true) later();
  } catch (problem) {
    failures++;
    const isRefused = problem instanceof CallProblem && isForGood(problem);
    useCoachLine.setState({ state: isRefused ? "refused" : "away", sentence: isRefused ? problem.message : undefined });
    if (!isRefused) later();
    if (!(problem instanceof CallProblem)) throw problem;
  }
}

const TOO_MANY = 429;

/** Whether asking again brings nothing else. */
const isForGood = ({ status }: CallProblem): boolean => status >= 400 && status < 500 && status !== TOO_MANY;

/** Begins two weeks. What was practised in those before is sent first: they're closed by that. @throws CallProblem */
export const beginFortnight = (): Promise<void> =>
  inTurn(async () => {
    const userID = racerID();
    if (userID === undefined) return;
    await sendWaiting();
    takePlan(userID, await makeCall("POST /coach/start"));
  });

/** As long as the coach is open. */
export function useSync(): void {
  useEffect(() => {
    isOpen = true;
    callsAre(sessionCaller);
    followKept();
    syncCoach();
    addEventListener("online", syncCoach);
    return () => {
      isOpen = false;
      removeEventListener("online", syncCoach);
      clearTimeout(next);
    };
  }, []);
}

const planOf = (userID: UserID): PlanNow | undefined =>
  planNow(ofRacer(useCoach.getState(), userID), serverNow(), computerMs());

/** The racer's plan as it is now; undefined while it isn't known here. */
export function usePlan(): PlanNow | undefined {
  useCoach();
  useSession((session) => session.user);
  useNow();
  const userID = racerID();
  return userID === undefined ? undefined : planOf(userID);
}
