import type { WaitingRewards } from "#shared/contracts/race/certificate.ts";

import type { TrialView } from "../../race/certificate/trial-store.ts";
import { resultWords, type ResultWords } from "./result-words.ts";
import { certifiable, paidBy, sumOf } from "./waiting-sums.ts";

/**
 * What is said of a trial that has just ended.
 *
 * @param before what waited as it began
 * @param after what waits now
 */
export function endedWords(
  { phase, result, lessonID, trouble }: TrialView,
  before: readonly WaitingRewards[],
  after: readonly WaitingRewards[],
): ResultWords | undefined {
  if (phase === "trouble") return { title: "Not this time", lines: [trouble ?? ""] };
  if (phase !== "over" || !result) return undefined;
  const paid = result.end === "won" ? sumOf(certifiable(before, lessonID)) : paidBy(before, after, lessonID);
  return resultWords({ result, lessonID, paid });
}
