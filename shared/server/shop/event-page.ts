import type { EventRun } from "../../content/events/calendar.ts";
import { prizesOf, type EventPrize } from "../../content/events/prizes.ts";
import type { EventPage, EventPrize as ShownPrize } from "../../contracts/goals/event.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { detailsOf, isGoldOnly, prizeOf } from "../../rules/achievements/prize.ts";
import { progressOf as progressTo } from "../../rules/achievements/progress.ts";
import { lootOfEvent, wornOf } from "../../rules/events/bonus.ts";
import { eventAfter, eventBefore, eventFor } from "../../rules/events/calendar.ts";
import { eventXPBefore } from "../../rules/events/level.ts";
import { offerFor } from "../../rules/shop/on-offer.ts";
import type { Stamp } from "../../units.ts";
import { headOf, progressOf, stateOf, visitorOf, type Visitor } from "../events/own-event.ts";
import type { App } from "../platform/work.ts";
import { customerOf, type Customer } from "./customer.ts";
import { itemFor } from "./item.ts";

/** The event as a player finds it now; between two the one that was last. Refuses: notSignedIn when the account is gone. */
export async function eventPageOf(app: Pick<App, "db" | "config" | "nowStamp">, userID: UserID): Promise<EventPage> {
  const now = app.nowStamp();
  const customer = await customerOf(app.db, app.config.site, userID, now);
  const running = eventFor(now, customer.isGold);
  const event = running ?? eventBefore(now);
  const coming = eventAfter(running ? running.startStamp : now);
  const next = coming ? headOf(coming) : null;
  if (!event) return { event: null, next, offer: null, prizes: [], items: [] };
  const visitor = await visitorOf(app.db, userID, event, now);
  if (!visitor) throw new Refusal("notSignedIn", "This racer is gone. Start again to get a new one.");
  return {
    event: {
      ...headOf(event),
      ...progressOf(event, visitor),
      isStarted: now >= event.startStamp,
      isOver: now >= event.endStamp,
    },
    next,
    offer: running ? offerOf(running, customer, now) : null,
    prizes: prizesOf(event).map((prize) => shown(prize, visitor, now)),
    items: itemsOf(event, visitor, customer),
  };
}

function offerOf({ starterCarID }: EventRun, customer: Customer, now: Stamp) {
  const offer = offerFor({ starterCarID }, now, customer.isGold);
  return (offer && itemFor(offer, customer, now)) ?? null;
}

function shown(prize: EventPrize, visitor: Visitor, now: Stamp): ShownPrize {
  const { achievementID, name, desc, points, reward, level } = prize;
  return {
    achievementID,
    name,
    desc,
    points,
    goldOnly: isGoldOnly(reward),
    reward: prizeOf(reward),
    details: detailsOf(reward),
    progress: wayTo(prize, visitor),
    state: stateOf(prize, visitor, now),
    level: level ?? null,
  };
}

/** Of a perk the way from the one before it; of an achievement all of it. */
function wayTo(prize: EventPrize, { experience, standing }: Visitor): number {
  if (prize.level === undefined) return Math.floor(100 * progressTo(standing, prize).share);
  const [from, to] = [eventXPBefore(prize.level), eventXPBefore(prize.level + 1)];
  return Math.floor(100 * Math.min(1, Math.max(0, (experience - from) / (to - from))));
}

function itemsOf({ key }: EventRun, { look, isGold }: Visitor, { loot }: Customer): EventPage["items"] {
  const worn = new Set(wornOf(key, look, isGold));
  return [...lootOfEvent(key)].map((lootID) => ({ lootID, isOwned: loot.has(lootID), isWorn: worn.has(lootID) }));
}
