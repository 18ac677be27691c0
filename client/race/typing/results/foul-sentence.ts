import type { Foul } from "#shared/rules/race/foul.ts";

const WHAT: Record<Foul["code"], (foul: Foul) => string> = {
  burst: ({ measured, threshold }) =>
    `${measured} characters came within a quarter of a second; at most ${threshold} can.`,
  speed: ({ measured, threshold }) =>
    `For five seconds the keys came at ${Math.round(measured)} WPM; at most ${threshold} can be typed.`,
  "never-shown": ({ measured, threshold }) =>
    `${measured} keys in a row were not in the text; the limit is ${threshold}.`,
  backwards: ({ measured }) => `A key was reported ${Math.abs(measured)} ms before the key ahead of it.`,
  "too-early": () => "Keys came before the green light.",
  idle: ({ measured, threshold }) =>
    `There was no key for ${Math.round(measured / 1_000)} s; the limit is ${threshold / 1_000} s.`,
};

/** Why a race ended early: what was measured, and the limit. */
export const foulSentence = (foul: Foul): string => WHAT[foul.code](foul);
