import type { ResultRow } from "#shared/contracts/race/race.ts";
import { formatCount } from "#shared/format/figures.ts";

interface GuestStory {
  readonly own: ResultRow | undefined;
  /** Finished races so far, this one included; undefined until it is known. */
  readonly racesPlayed: number | undefined;
  readonly isNewBest: boolean;
}

/** Why a guest who finished should sign up. @source core §6 */
export function guestWords({ own, racesPlayed, isNewBest }: GuestStory): string | undefined {
  if (own?.standing !== "finished" || racesPlayed === undefined || racesPlayed === 0) return undefined;
  if (racesPlayed === 1) {
    return "That was your qualifying race. Sign up within 30 days and it counts: this car, this result, and $25,000 to start.";
  }
  const gains = isNewBest ? `${formatCount(racesPlayed, "race")} and a new best` : formatCount(racesPlayed, "race");
  return `${gains} are waiting. Sign up to keep them.`;
}
