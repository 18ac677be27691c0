import { useCallback, useEffect, useState } from "react";

import type { OwnRace } from "#shared/contracts/own-race.ts";

import { CallProblem } from "../../net/call.ts";
import { troubleOf, type RaceTrouble } from "../../race/playback/stored-race.ts";
import { call, useSession } from "../../session/session.ts";

export type OwnLoad =
  | { readonly state: "loading" }
  | { readonly state: "trouble"; readonly trouble: RaceTrouble }
  | { readonly state: "ready"; readonly own: OwnRace };

const LOADING: OwnLoad = { state: "loading" };

interface OwnRaceUse {
  readonly load: OwnLoad;
  readonly again: () => void;
  /** @throws CallProblem */
  readonly appeal: () => Promise<void>;
}

/** What a race meant for oneself, and the appeal against it. Asks again when a bot check is passed. */
export function useOwnRace(raceID: string): OwnRaceUse {
  const [load, setLoad] = useState<OwnLoad>(LOADING);
  const fetchOwn = useCallback(() => {
    call("GET /race/{id}/own", { params: { id: raceID } }).then(
      ({ own }) => setLoad({ state: "ready", own }),
      (problem: unknown) => {
        setLoad({ state: "trouble", trouble: troubleOf(problem) });
        if (!(problem instanceof CallProblem)) reportError(problem);
      },
    );
  }, [raceID]);
  useEffect(() => fetchOwn(), [fetchOwn]);
  useEffect(
    () =>
      useSession.subscribe(({ user }, was) => {
        if (user?.captchaStatus !== was.user?.captchaStatus) fetchOwn();
      }),
    [fetchOwn],
  );
  const again = useCallback(() => {
    setLoad(LOADING);
    fetchOwn();
  }, [fetchOwn]);
  const appeal = useCallback(async (): Promise<void> => {
    const { own } = await call("POST /race/{id}/appeal", { params: { id: raceID } });
    setLoad({ state: "ready", own });
  }, [raceID]);
  return { load, again, appeal };
}
