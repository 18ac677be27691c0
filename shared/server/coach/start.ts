import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import type { Dice } from "../../rules/chance.ts";
import { drawHalves, type Drawn, type DrawnPart } from "../../rules/coach/lot.ts";
import { COACH } from "../../rules/coach/numbers.ts";
import { weakParts } from "../../rules/coach/weak-parts.ts";
import type { Costs } from "../../rules/key-costs/costs.ts";
import { paceOf } from "../../rules/key-costs/reference.ts";
import { storedOf } from "../../rules/key-costs/stored.ts";
import { after } from "../../units.ts";
import { knownCostsOf, measureSpan } from "../key-costs/known.ts";
import { comparedWith } from "../key-costs/references.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";
import { closeFortnight } from "./close.ts";
import { isOver, openFortnight } from "./fortnights.ts";

/**
 * Begins two weeks: draws by lot which half of the weak parts is coached. Nothing happens while two weeks are under way, or where there
 * is too little to draw.
 *
 * @source decision: coach
 */
export async function startFortnight(work: Work, userID: UserID, site: Site, dice: Dice): Promise<void> {
  const { trx, now } = work;
  await lockPlayer(work, userID, ["user_id"], "change");
  const open = await openFortnight(work, userID, site);
  if (open && !isOver(open, now)) return;
  if (open) await closeFortnight(work, open);
  const { costs } = await knownCostsOf(trx, userID, site);
  const { compared } = await comparedWith(trx, paceOf(costs) ?? 0);
  const drawn = drawHalves(weakParts(site, costs, compared), COACH.mostParts[site], dice);
  if (drawn.length < COACH.fewestParts) return;
  const endsStamp = after(now, COACH.span);
  await trx
    .insertInto("coach_fortnights")
    .values({
      user_id: userID,
      site,
      started_stamp: now,
      ends_stamp: endsStamp,
      parts: JSON.stringify(drawn.map(keptOf)),
      costs: JSON.stringify(storedOf(costsOf(drawn, costs))),
      cards: "{}",
    })
    .execute();
  await measureSpan(work, userID, site, { from: after(now, COACH.measuredAfter), until: endsStamp });
}

const keptOf = ({ group, part, match, isCoached, isMissed }: Drawn): DrawnPart => ({
  group,
  part,
  match,
  isCoached,
  isMissed,
});

/** Of what was drawn alone. */
const costsOf = (drawn: readonly Drawn[], costs: Costs): Costs =>
  new Map(
    [...Map.groupBy(drawn, ({ group }) => group)].map(([group, parts]) => [
      group,
      {
        races: costs.get(group)?.races ?? 0,
        paceMs: costs.get(group)?.paceMs ?? 0,
        parts: new Map(parts.map(({ part, cost }) => [part, cost])),
      },
    ]),
  );
