import { useQuery } from "@tanstack/react-query";

import type { Account } from "#shared/contracts/account/own-account.ts";
import type { Self, SignedIn } from "#shared/contracts/self.ts";

import type { AnswerOf } from "../../net/call.ts";
import { call, takeChange, takeSignedIn, useIsLoggedIn, useSession } from "../../session/session.ts";
import { tellShown } from "../facts.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";
import { queryClient, showAnswer } from "../query-client.ts";

type Kept = AnswerOf<"GET /settings">;
export interface Settings extends Kept {
  readonly user: Self;
}

/** The data of the settings page, with the racer as this browser knows them. */
export function useSettings(): Loaded<Settings> {
  const isLoggedIn = useIsLoggedIn();
  const user = useSession((session) => session.user);
  const { load, again } = useLoaded({ queryKey: KEYS.settings, queryFn: fetchSettings, enabled: isLoggedIn });
  if (load.state !== "ready") return { load, again };
  return { load: user ? { state: "ready", value: { ...load.value, user } } : { state: "loading" }, again };
}

const fetchSettings = (): Promise<Kept> => call("GET /settings");

/** The same for a part of the page, without fetching. */
export const useKnownSettings = (): Kept | undefined =>
  useQuery({ queryKey: KEYS.settings, queryFn: fetchSettings, enabled: false }, queryClient).data;

/** The same outside of rendering. */
export const knownSettings = (): Kept | undefined => queryClient.getQueryData<Kept>(KEYS.settings);

/** A visit to the sign-in site proves ownership once. */
export const showVisitSpent = (): void => show({ isConfirmed: false, mayRemoveProviders: false });

/** Shows a change that the server accepted. */
export const show = (change: Partial<Kept>): void =>
  void showAnswer<Kept>(KEYS.settings, (kept) => ({ ...kept, ...change }));

/** Shows what a change answered, at once; whatever else depends on it asks again. */
export function showAccount(account: Partial<Account>, change: Partial<Kept> = {}): void {
  takeChange(account);
  show(change);
  tellShown("account");
}

/** A change that ended every other session, and gave this browser a new one. */
export function showSignedIn(answer: SignedIn, change: Partial<Kept> = {}): void {
  takeSignedIn(answer);
  show({ isConfirmed: false, mayRemoveProviders: false, ...change, sessions: 1 });
}
