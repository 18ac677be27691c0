import { randomInt } from "node:crypto";

const STEPS = 2 ** 32;

/** Chance that nobody can foresee: players win by it. */
export const secureDice = (): number => randomInt(STEPS) / STEPS;
