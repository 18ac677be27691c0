import { useEffect, useState } from "react";

import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Load } from "../loaded.ts";

export type Found = AnswerOf<"POST /players/search">["players"];
/** `idle`: the field is empty. */
export type Search = Load<Found> | { readonly state: "idle" };

const PAUSE_MS = 350;

/** Searches after a pause in typing; outdated answers are not shown. */
export function useSearch(typed: string): { readonly search: Search; readonly again: () => void } {
  const term = typed.trim();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const waiting = window.setTimeout(() => setAsked(term), PAUSE_MS);
    return () => clearTimeout(waiting);
  }, [term]);
  const { load, again } = useLoaded({
    queryKey: [...KEYS.searches, asked],
    queryFn: async () => (await call("POST /players/search", { body: { term: asked } })).players,
    enabled: asked !== "",
  });
  if (term === "") return { search: { state: "idle" }, again };
  return { search: asked === term ? load : { state: "loading" }, again };
}
