import { useEffect, useState } from "react";

import { useLine } from "../../line/line-state.ts";
import { forgetRelations } from "../../line/relations.ts";
import { CallProblem, type AnswerOf } from "../../net/call.ts";
import { call, useSession } from "../../session/session.ts";
import { sentenceOf } from "../../ui/form/sending.ts";

export type Profile = AnswerOf<"GET /players/{username}">["player"];

export type ProfileLoad =
  | { readonly state: "loading" }
  | { readonly state: "not-found" }
  | { readonly state: "ready"; readonly player: Profile }
  | { readonly state: "trouble"; readonly sentence: string };

/** A racer's public page; asked again whenever what the two are to each other may have changed. */
export function useProfile(username: string): { readonly load: ProfileLoad; readonly again: () => void } {
  const [load, setLoad] = useState<ProfileLoad>({ state: "loading" });
  useEffect(() => {
    let isOld = false;
    const look = (): void => {
      void fetchProfile(username).then((next) => {
        if (!isOld) setLoad((now) => (next.state === "trouble" && now.state === "ready" ? now : next));
      });
    };
    look();
    const stops = [
      useLine.subscribe((now, before) => {
        if (now.totalRequests !== before.totalRequests) look();
      }),
      useSession.subscribe((now, before) => {
        if (now.friends.hash !== before.friends.hash || now.user?.userID !== before.user?.userID) look();
      }),
    ];
    return () => {
      isOld = true;
      for (const stop of stops) stop();
    };
  }, [username]);
  const again = (): void => {
    setLoad({ state: "loading" });
    void fetchProfile(username).then(setLoad);
  };
  return { load, again };
}

async function fetchProfile(username: string): Promise<ProfileLoad> {
  try {
    const { player } = await call("GET /players/{username}", { params: { username } });
    forgetRelations();
    return { state: "ready", player };
  } catch (problem) {
    if (problem instanceof CallProblem && (problem.code === "notFound" || problem.code === "badInput")) {
      return { state: "not-found" };
    }
    return { state: "trouble", sentence: sentenceOf(problem) };
  }
}
