import type { RaceID, UserID } from "#shared/ids.ts";
import type { RewardHold } from "#shared/rules/fair-play/reward-hold.ts";
import type { Signal } from "#shared/rules/fair-play/signal.ts";
import { perform } from "#shared/server/platform/work.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, minutes } from "#shared/units.ts";

import { holdRace } from "./holds.ts";
import type { Product } from "./product.ts";
import { person, racedBy } from "./typed-race.ts";

interface Held {
  readonly hold: RewardHold;
  readonly signals?: readonly Signal[];
  /** How fast it is said to have been, in WPM. */
  readonly speed?: number;
  readonly cash?: number;
}

/** Lets a racer have driven a race whose reward waits. @param nth each is another race */
export async function heldRace(
  { services: { app } }: Pick<Product, "services">,
  userID: UserID,
  nth: number,
  { hold, signals = [], speed = 128, cash }: Held,
): Promise<RaceID> {
  const outcome = racedBy([{ userID, typer: person(nth) }], before(app.nowStamp(), minutes(3 * nth)), nth);
  const { raceID } = outcome;
  await perform(app, (work) => settleRace(work, outcome));
  await app.db.updateTable("race_results").set({ speed }).where("race_id", "=", raceID).execute();
  if (cash !== undefined)
    await app.db.updateTable("race_rewards").set({ cash }).where("race_id", "=", raceID).execute();
  await perform(app, (work) => holdRace(work, raceID, userID, signals, hold));
  return raceID;
}
