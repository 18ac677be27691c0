import { randomInt } from "node:crypto";

const STEPS = 2 ** 32;

/** Chance that nobody can foresee, for what players win. */
export const secureDice = (): number => randomInt(STEPS) / STEPS;
