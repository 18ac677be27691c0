import type { Decision } from "#shared/rules/moderation-cases.ts";

import { CallProblem } from "../../net/call.ts";
import { deed } from "../deed.ts";
import { queryClient } from "../query-client.ts";
import { fileKey, LISTS, WEEKS } from "./use-cases.ts";

interface Decided {
  readonly decision: Decision;
  /** How long a mute or a ban lasts; null: for good. */
  readonly days?: number | null;
  readonly reason: string;
}

/**
 * Decides a case, once. Where another moderator was first, what they decided is asked for.
 *
 * @throws CallProblem
 */
export async function decideCase(caseID: string, decided: Decided): Promise<void> {
  try {
    await deed(
      "POST /moderation/cases/{caseID}",
      { params: { caseID }, body: decided },
      {
        keyOf: () => `${caseID} ${JSON.stringify(decided)}`,
        facts: [],
        show: (answer) => ({ answers: [{ key: fileKey(caseID), value: answer.case }] }),
      },
    );
  } catch (problem) {
    if (problem instanceof CallProblem && problem.code === "alreadyDone") {
      void queryClient.invalidateQueries({ queryKey: fileKey(caseID) });
    }
    throw problem;
  } finally {
    void queryClient.invalidateQueries({ queryKey: LISTS });
    void queryClient.invalidateQueries({ queryKey: WEEKS });
  }
}
