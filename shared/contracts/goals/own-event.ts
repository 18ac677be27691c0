import { z } from "zod";

import type { EventID } from "../../content/events/calendar.ts";
import { EVENTS, type EventKey } from "../../content/ways.ts";
import { achievementID, carID, stamp } from "../ids.ts";

const count = z.int().min(0);
export const eventID = z.int() as unknown as z.ZodType<EventID, number>;
export const eventKey = z.enum(Object.keys(EVENTS) as [EventKey, ...EventKey[]]);

/** An event of the calendar. @source teams-shop-seasons §3 Event */
export const EventHead = z.object({
  eventID,
  key: eventKey.meta({ description: "Its design: place, colours, music." }),
  name: z.string(),
  startStamp: stamp,
  endStamp: stamp.meta({ description: "It is over from then on." }),
  starterCarID: carID.meta({ description: "Whoever buys it is in the event." }),
});
export type EventHead = z.infer<typeof EventHead>;

/** How far the racer is in an event. */
export const EventProgress = z.object({
  isIn: z.boolean(),
  experience: count,
  level: z.int().min(1).meta({ description: "1 before the first perk: perk n comes with level n + 1." }),
  currentLevelXP: count.meta({ description: "Experience inside the present level…" }),
  requiredXP: count.meta({ description: "…out of so much." }),
  percentComplete: count.max(100),
  totalPerks: count,
  bonusPercent: count.meta({ description: "What is worn of the event adds so much to its experience." }),
});

/** The racer's event. @source core §2 Page frame, teams-shop-seasons §3 Event */
export const OwnEvent = z.object({
  event: EventHead.extend({
    ...EventProgress.shape,
    isStarted: z.boolean().meta({ description: "Gold members see it a day before it starts." }),
    due: z.array(achievementID).readonly().meta({ description: "Reached, and not written as earned yet." }),
    waiting: count.meta({ description: "Prizes that were earned and wait to be claimed." }),
  })
    .nullable()
    .meta({ description: "The one that runs; null while there is none." }),
});
export type OwnEvent = z.infer<typeof OwnEvent>;
