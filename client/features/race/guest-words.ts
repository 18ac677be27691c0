import type { ResultLine } from "#shared/contracts/race.ts";

/** Why a guest who came to the gate signs up. @source core §6 */
export const guestWords = (own: ResultLine | undefined): string | undefined =>
  own?.standing === "finished"
    ? "That was your qualifying race. Sign up within 30 days and it counts: this car, this result, and $25,000 to start."
    : undefined;
