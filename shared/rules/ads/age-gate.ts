/** What is known of somebody's age: below the operator's limit, above it, or nothing. */
type KnownAge = "unknown" | "under" | "over";

/** What is known of everybody as long as no account is asked for its age: the one place that an answer takes. */
export const AGE_IS_NOT_ASKED: KnownAge = "unknown";

/**
 * Whether somebody is under the age gate of ads: no provider gets to see them. Who is known to be below the limit always is;
 * guests and others of whom nothing is known, unless the operator takes the gate away.
 *
 * @source README Ads
 */
export const isUnderAgeGate = (age: KnownAge, isGateUp: boolean): boolean =>
  age === "under" || (age === "unknown" && isGateUp);
