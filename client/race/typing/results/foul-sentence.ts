import { isAmong } from "#shared/rules/known.ts";
import { FOULS, type Foul } from "#shared/rules/race/foul.ts";

const WHAT: Record<Foul["code"], (foul: Foul) => string> = {
  burst: ({ measured, threshold }) =>
    `${measured} characters came within a quarter of a second. The limit is ${threshold}.`,
  speed: ({ measured, threshold }) =>
    `For five seconds your typing ran at ${Math.round(measured)} WPM. The limit is ${threshold}.`,
  "never-shown": ({ measured, threshold }) =>
    `${measured} keys in a row weren't in the text. The limit is ${threshold}.`,
  backwards: ({ measured }) => `One key's time was ${Math.abs(measured)} ms before the key ahead of it.`,
  "too-early": () => "Keys came before the green light.",
  idle: ({ measured }) => `You didn't type for ${Math.round(measured / 1_000)} seconds, so the race ended for you.`,
};

/** Why a race ended early: what was measured, and the limit. A newer server may have a rule that this page doesn't know. */
export const foulSentence = (foul: Foul): string =>
  isAmong(FOULS, foul.code) ? WHAT[foul.code](foul) : "The race ended early for you.";
