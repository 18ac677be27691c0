import type { SectionID } from "#shared/ids.ts";

import { useLoaded } from "../../data/loaded.ts";
import { call } from "../../session/session.ts";
import { fileKey } from "./use-classes.ts";

/** How often it is asked for again, in milliseconds. */
const EVERY_MS = 4_000;

export const hangsKey = (sectionID: SectionID) => [...fileKey(sectionID), "hangs"] as const;

/** Who hangs at the log-in of a class. */
export const useHangs = (sectionID: SectionID) =>
  useLoaded({
    queryKey: hangsKey(sectionID),
    queryFn: async () => (await call("GET /teachers/classes/{id}/hangs", { params: { id: sectionID } })).hangs,
    refetchInterval: EVERY_MS,
  });
