import type { UserID } from "../../ids.ts";
import type { Reward } from "../../rules/rewards/reward.ts";
import type { Stamp } from "../../units.ts";
import type { Grant } from "../economy/given.ts";
import { grantWon } from "../economy/grant.ts";
import { addEventExperience } from "../events/add-experience.ts";
import type { Work } from "../platform/work.ts";
import { addSeasonExperience } from "../seasons/add-experience.ts";

/** Experience that a player won. */
export interface Won {
  readonly userID: UserID;
  /** When it was won: it decides the season and the event, however late it is given. */
  readonly wonStamp: Stamp;
  readonly experience: number;
  /** Unique for all time, as of every grant. */
  readonly reference: string;
  readonly reason: string;
  /** What the same deed brought besides. */
  readonly besides?: readonly Reward[];
}

/**
 * Gives experience, once per reference, and adds it to whatever ran when it was won: the one door of experience. The players
 * are locked; erased ones get nothing.
 *
 * @returns what this call gave
 */
export async function giveExperience(work: Work, won: readonly Won[]): Promise<readonly Grant[]> {
  const byReference = new Map(won.map((each) => [each.reference, each]));
  const given = await grantWon(
    work,
    [...byReference.values()].map(({ userID, experience, reference, reason, besides = [] }) => ({
      userID,
      rewards: [...besides, { experience }],
      reference,
      reason,
    })),
  );
  const fresh = given.flatMap(({ reference }) => byReference.get(reference) ?? []);
  await addSeasonExperience(work, fresh);
  await addEventExperience(work, fresh);
  return given;
}
