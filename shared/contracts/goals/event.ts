import { z } from "zod";

import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { ShopItem } from "../economy/shop-shapes.ts";
import { lootID } from "../ids.ts";
import { EventHead, EventProgress } from "./own-event.ts";
import { Prize } from "./prize-shapes.ts";

/** @source teams-shop-seasons §3 Event achievement */
const EventPrize = Prize.extend({
  desc: z.string(),
  level: z.int().nullable().meta({ description: "The perk level that brings it, from 1; null for an achievement." }),
});
export type EventPrize = z.infer<typeof EventPrize>;

const EventPage = z.object({
  event: EventHead.extend({ ...EventProgress.shape, isStarted: z.boolean(), isOver: z.boolean() })
    .nullable()
    .meta({ description: "The one that runs, or that gold members see a day before; else the last one, over." }),
  next: EventHead.pick({ key: true, name: true, startStamp: true, endStamp: true })
    .nullable()
    .meta({ description: "The next one to begin." }),
  offer: ShopItem.nullable().meta({
    description:
      "The starter car, bought by `/loot/event/{starterCarID}/buy`; for nothing with that of an earlier year.",
  }),
  prizes: z.array(EventPrize).readonly().meta({ description: "Its achievements, then its perks in their order." }),
  items: z
    .array(z.object({ lootID, isOwned: z.boolean(), isWorn: z.boolean() }))
    .readonly()
    .meta({ description: "What counts for the bonus while it is worn; nametag and nitro with gold only." }),
});
export type EventPage = z.infer<typeof EventPage>;

export const event = call({
  method: "GET",
  path: "/event",
  summary: "The event that runs, with its perks and what the caller reached; gold members see it a day before.",
  access: "user",
  openToBots: true,
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: EventPage,
  refusals: [],
});
