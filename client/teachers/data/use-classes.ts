import type { SectionID } from "#shared/ids.ts";

import { KEYS } from "../../data/keys.ts";
import { useLoaded } from "../../data/loaded.ts";
import { queryClient } from "../../data/query-client.ts";
import { call } from "../../session/session.ts";

/** How often a class is asked for again while pupils come to it, in milliseconds. */
const WHILE_THEY_COME = 4_000;

export const fileKey = (sectionID: SectionID) => [...KEYS.classFiles, sectionID] as const;

export const useSchool = () => useLoaded({ queryKey: KEYS.schools, queryFn: () => call("GET /teachers/school") });

/** @param isOpenToAll asks again and again: pupils are coming */
export const useClassFile = (sectionID: SectionID, isOpenToAll = false) =>
  useLoaded({
    queryKey: fileKey(sectionID),
    queryFn: async () => (await call("GET /teachers/classes/{id}", { params: { id: sectionID } })).class,
    ...(isOpenToAll && { refetchInterval: WHILE_THEY_COME }),
  });

export const useTeacherStanding = () =>
  useLoaded({ queryKey: KEYS.teacherStanding, queryFn: () => call("GET /teachers/standing") });

export const useYearChanges = () =>
  useLoaded({ queryKey: KEYS.yearChanges, queryFn: () => call("GET /teachers/year") });

export const refreshYear = (): Promise<void> => queryClient.invalidateQueries({ queryKey: KEYS.yearChanges });

export const refreshSchool = (): Promise<void> => queryClient.invalidateQueries({ queryKey: KEYS.schools });
