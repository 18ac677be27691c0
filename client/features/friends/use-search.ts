import { useEffect, useState } from "react";

import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { sentenceOf } from "../../ui/form/sending.ts";

type Found = AnswerOf<"POST /players/search">["players"];

/** `idle`: nothing was typed. */
export type Search =
  | { readonly state: "idle" | "looking" }
  | { readonly state: "found"; readonly players: Found }
  | { readonly state: "trouble"; readonly sentence: string };

const PAUSE_MS = 350;

/** Searches once nobody types for a moment; an answer to what was typed before is not shown. */
export function useSearch(typed: string): { readonly search: Search; readonly again: () => void } {
  const term = typed.trim();
  const [answer, setAnswer] = useState<{ readonly to: string; readonly search: Search }>();
  const [round, setRound] = useState(0);
  const asked = `${round} ${term}`;
  useEffect(() => {
    if (term === "") return;
    let isOld = false;
    const take = (search: Search): void => {
      if (!isOld) setAnswer({ to: asked, search });
    };
    const waiting = window.setTimeout(() => {
      call("POST /players/search", { body: { term } }).then(
        ({ players }) => take({ state: "found", players }),
        (problem: unknown) => take({ state: "trouble", sentence: sentenceOf(problem) }),
      );
    }, PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(waiting);
    };
  }, [term, asked]);
  const isAnswered = answer?.to === asked;
  return {
    search: term === "" ? { state: "idle" } : isAnswered ? answer.search : { state: "looking" },
    again: () => setRound(round + 1),
  };
}
