import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

import type { Self, SignedIn } from "#shared/contracts/self.ts";

import { lasting } from "../browser/storages.ts";
import { CallProblem, makeCall, type AnswerOf, type Endpoint, type GivenFor } from "../net/call.ts";
import { wishForBotCheck } from "./bot-check/bot-check-count.ts";
import { usePreferences } from "./device/preferences.ts";
import { knowsFrom } from "./known-since.ts";
import { quietlyChecked } from "./quietly-checked.ts";
import { migrateSession, NOBODY, readSession, STORE_KEY, STORE_VERSION, type StoredSession } from "./stored-session.ts";
import { dropToken, keepToken, keptToken } from "./token/kept-token.ts";
import { readToken } from "./token/token.ts";

/** Who plays in this browser. */
export const useSession = create<StoredSession>()(
  persist((): StoredSession => NOBODY, {
    name: STORE_KEY,
    version: STORE_VERSION,
    storage: createJSONStorage(() => lasting),
    merge: (stored) => readSession(stored),
    migrate(stored, version) {
      const { session, token } = migrateSession(stored, version);
      if (token !== undefined && keptToken() === undefined) keepToken(token);
      return session;
    },
  }),
);

export const isRegistered = (user: Self | undefined): user is Self =>
  user !== undefined && user.accountType !== "guest";

/** Whether a registered racer is signed in; guests are not. */
export const useIsLoggedIn = (): boolean => useSession(({ user }) => isRegistered(user));

/** Keeps what a sign-in, a sign-up or a new password answered. */
export function takeSignedIn({ token, user, serverStamp }: SignedIn): void {
  const isSame = useSession.getState().user?.userID === user.userID;
  keepToken(token);
  useSession.setState(isSame ? { user } : { ...NOBODY, user });
  knowsFrom(user.userID, serverStamp);
  hearAsAccount(user);
}

/** Keeps the racer as the server has it now. An answer that was meant for an earlier session changes nothing. */
export function takeUser(user: Self): void {
  const token = keptToken();
  if (token !== undefined && readToken(token)?.userID === user.userID) useSession.setState({ user });
}

/** Shows what a call of this page changed, under the same condition. */
export function takeChange(change: Partial<Self>): void {
  const { user } = useSession.getState();
  if (user) takeUser({ ...user, ...change });
}

/** An account brings its race sounds and how a race stands on the screen along to every browser. */
export function hearAsAccount(user: Self): void {
  if (!isRegistered(user)) return;
  const { raceSounds, lineType, fullScreenMode: fullScreen } = user;
  usePreferences.setState({ raceSounds, lineType, fullScreen });
}

/** Signs out on this browser. */
export function clearSession(): void {
  dropToken();
  useSession.setState(NOBODY, true);
}

let opening: Promise<void> | undefined;

/** Ensures that this browser has a session, creating a guest's if there is none. */
export async function openSession(): Promise<void> {
  if (keptToken() !== undefined || isRegistered(useSession.getState().user)) return;
  opening ??= beginGuest()
    .then((guest) => {
      if (keptToken() === undefined) takeSignedIn(guest);
    })
    .finally(() => (opening = undefined));
  await opening;
}

/** Where a lot of guests begin at once behind one address, each solves a puzzle first, without being asked. */
const beginGuest = (): Promise<SignedIn> => quietlyChecked((body) => makeCall("POST /auth/guest", { body }));

/** Makes a call as this browser's racer. A guest session that has ended is opened again once. */
export async function call<E extends Endpoint>(endpoint: E, ...given: GivenFor<E>): Promise<AnswerOf<E>> {
  await openSession();
  try {
    return await makeCall(endpoint, ...given);
  } catch (problem) {
    if (problem instanceof CallProblem && problem.code === "captchaNeeded") askForBotCheck();
    const isOver = problem instanceof CallProblem && problem.status === 401 && keptToken() === undefined;
    if (!isOver || isRegistered(useSession.getState().user)) throw problem;
    await openSession();
    return makeCall(endpoint, ...given);
  }
}

/** The server goes on with a registered racer only after the bot check: it comes over the page. */
function askForBotCheck(): void {
  const { user } = useSession.getState();
  if (!isRegistered(user)) return;
  takeUser({ ...user, captchaStatus: "password" });
  wishForBotCheck();
}
