import type { Foul } from "#shared/rules/race/foul.ts";

/** Why a math race ended early: what was measured, and the limit. */
export function mathFoul({ code, measured, threshold }: Foul): string {
  if (code === "too-early") return "An answer came before the green light.";
  if (code === "backwards") return `One answer's time was ${Math.abs(measured)} ms before the answer ahead of it.`;
  if (code === "idle") {
    return `You didn't type for ${Math.round(measured / 1_000)} seconds, so the race ended for you.`;
  }
  if (code !== "burst") return "The race ended early for you.";
  return `${measured} answers in a row came faster than anyone can read a problem. The limit is ${threshold}.`;
}
