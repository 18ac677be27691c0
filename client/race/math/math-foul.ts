import type { Foul } from "#shared/rules/race/foul.ts";

/** Why a math race ended early: what was measured, and the limit. */
export function mathFoul({ code, measured, threshold }: Foul): string {
  if (code === "too-early") return "An answer came before the green light.";
  if (code === "backwards") return `An answer was reported ${Math.abs(measured)} ms before the one ahead of it.`;
  if (code === "idle") {
    return `There was no digit for ${Math.round(measured / 1_000)} s; the limit is ${threshold / 1_000} s.`;
  }
  return `${measured} answers in a row came sooner than a problem can be read; at most ${threshold} may.`;
}
