import type { AgeNow } from "../account/age.ts";

/**
 * Whether somebody is under the age gate of ads: no provider gets to see them. Who is known to be below the limit always is;
 * guests and others of whom nothing is known, unless the operator takes the gate away.
 *
 * @source README Ads
 */
export const isUnderAgeGate = (age: AgeNow, isGateUp: boolean): boolean =>
  age === "under" || (age === "unknown" && isGateUp);
