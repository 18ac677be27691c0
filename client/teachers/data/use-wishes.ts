import type { SectionID } from "#shared/ids.ts";

import { useLoaded } from "../../data/loaded.ts";
import { call } from "../../session/session.ts";
import { fileKey } from "./use-classes.ts";

/** How often it is asked for again, in milliseconds. */
const EVERY_MS = 10_000;

export const wishesKey = (sectionID: SectionID) => [...fileKey(sectionID), "witness"] as const;

/** Whose races wait for somebody who has seen them type. */
export const useWishes = (sectionID: SectionID) =>
  useLoaded({
    queryKey: wishesKey(sectionID),
    queryFn: async () => (await call("GET /teachers/classes/{id}/witness", { params: { id: sectionID } })).wishes,
    refetchInterval: EVERY_MS,
  });
