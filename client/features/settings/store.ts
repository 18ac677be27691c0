import { create } from "zustand";

import type { Self, SignedIn } from "#shared/contracts/self.ts";

import type { AnswerOf } from "../../net/call.ts";
import { call, takeSignedIn, takeUser } from "../../session/session.ts";
import { sentenceOf } from "../../ui/form/sending.ts";

export type Settings = AnswerOf<"GET /settings">;

/** What the settings page shows, once it is here. */
export const useSettings = create<{ readonly shown: Settings | undefined; readonly trouble: string | undefined }>()(
  () => ({ shown: undefined, trouble: undefined }),
);

export async function loadSettings(): Promise<void> {
  useSettings.setState({ trouble: undefined });
  await call("GET /settings").then(
    (shown) => {
      takeUser(shown.user);
      useSettings.setState({ shown });
    },
    (problem: unknown) => useSettings.setState({ trouble: sentenceOf(problem) }),
  );
}

/** Shows a change that the server took. */
export function show(change: Partial<Settings>): void {
  const { shown } = useSettings.getState();
  if (shown) useSettings.setState({ shown: { ...shown, ...change } });
}

/** The racer as the server has it after a change. */
export function showUser(user: Self, change: Partial<Settings> = {}): void {
  takeUser(user);
  show({ ...change, user });
}

/** A change that ended every other session, and gave this browser a new one. */
export function showSignedIn(answer: SignedIn, change: Partial<Settings> = {}): void {
  takeSignedIn(answer);
  show({ isConfirmed: false, ...change, user: answer.user, sessions: 1 });
}
