import type { AssignmentID, SectionID } from "#shared/ids.ts";

import { KEYS } from "../../data/keys.ts";
import { useLoaded } from "../../data/loaded.ts";
import { showAnswer } from "../../data/query-client.ts";
import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";

export type Assignments = Pick<AnswerOf<"GET /teachers/classes/{id}/assignments">, "assignments" | "removed">;
export type Assignment = Assignments["assignments"][number];
export type PupilProgress = AnswerOf<"GET /teachers/classes/{id}/assignments/{assignmentID}">["pupils"][number];

/** How often it is asked again while pupils race, in milliseconds. */
const WHILE_THEY_RACE = 10_000;

export const assignmentsKey = (sectionID: SectionID) => [...KEYS.classAssignments, sectionID] as const;

/** What a class has to do. */
export const useClassAssignments = (sectionID: SectionID) =>
  useLoaded({
    queryKey: assignmentsKey(sectionID),
    queryFn: async (): Promise<Assignments> => {
      const { assignments, removed } = await call("GET /teachers/classes/{id}/assignments", {
        params: { id: sectionID },
      });
      return { assignments, removed };
    },
    refetchInterval: WHILE_THEY_RACE,
  });

/** How far each pupil is with one of it. */
export const useProgress = (sectionID: SectionID, assignmentID: AssignmentID) =>
  useLoaded({
    queryKey: [...assignmentsKey(sectionID), assignmentID],
    queryFn: async () =>
      (await call("GET /teachers/classes/{id}/assignments/{assignmentID}", { params: { id: sectionID, assignmentID } }))
        .pupils,
    refetchInterval: WHILE_THEY_RACE,
  });

/** Shows what a class has to do now. */
export const showAssignments = (sectionID: SectionID, { assignments, removed }: Assignments): Promise<unknown> =>
  showAnswer(assignmentsKey(sectionID), { assignments, removed });

/** Brings one back that was taken away, with everyone's progress. */
export async function bringBack(sectionID: SectionID, assignmentID: AssignmentID): Promise<void> {
  const params = { id: sectionID, assignmentID };
  await showAssignments(
    sectionID,
    await call("POST /teachers/classes/{id}/assignments/{assignmentID}/restore", { params }),
  );
}
