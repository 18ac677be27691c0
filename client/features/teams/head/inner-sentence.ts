import { sentenceOf } from "../../../ui/form/sending.ts";

/** What went wrong, inside a sentence that goes on with a full stop of its own. @source teams-shop-seasons §8 */
export const innerSentence = (problem: unknown): string => sentenceOf(problem, "Unknown Error").replace(/[.!]+$/, "");
