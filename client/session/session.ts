import type { z } from "zod";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

import type { guestSession } from "#shared/contracts/auth.ts";
import type { Call } from "#shared/contracts/call.ts";
import type { Self } from "#shared/contracts/self.ts";

import { CallProblem, makeCall, type Door, type Given } from "../net/call.ts";

interface SessionState {
  readonly token: string | undefined;
  readonly user: Self | undefined;
}

/** Who plays in this browser. */
export const useSession = create<SessionState>()(
  persist((): SessionState => ({ token: undefined, user: undefined }), {
    name: "redline-session",
    version: 1,
    storage: createJSONStorage(() => localStorage),
  }),
);

let opening: Promise<string> | undefined;

/** The token of this browser's session, opening a guest session when there is none. */
async function sessionToken(): Promise<string> {
  const { token } = useSession.getState();
  if (token !== undefined) return token;
  opening ??= openGuestSession().finally(() => (opening = undefined));
  return opening;
}

async function openGuestSession(): Promise<string> {
  const { token, user } = await makeCall<typeof guestSession>("POST /auth/guest");
  useSession.setState({ token, user });
  return token;
}

/** Makes a call as this browser's racer. A session that has ended is opened again once. */
export async function callAsSelf<C extends Call>(door: Door<C>, given: Given<C> = {}): Promise<z.output<C["answer"]>> {
  try {
    return await makeCall<C>(door, { ...given, token: await sessionToken() });
  } catch (problem) {
    if (!(problem instanceof CallProblem) || problem.code !== "notSignedIn") throw problem;
    useSession.setState({ token: undefined, user: undefined });
    return makeCall<C>(door, { ...given, token: await sessionToken() });
  }
}
