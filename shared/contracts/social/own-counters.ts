import { z } from "zod";

import { BELL } from "../../rules/growls/bell.ts";

const count = z.int().min(0);

/** The racer's counters: friends, and what waits for an answer or a look. */
export const Counters = z.object({
  totalFriends: count,
  friendLimit: z.int(),
  requests: count.meta({ description: "Waiting friend requests; 0 while none are wanted." }),
  pendingCashGifts: count.meta({ description: "Cash gifts waiting to be collected." }),
  unseenNotifications: count.max(BELL.shown).meta({
    description: `Notifications that came since the player last looked; ${BELL.shown} stands for more, too.`,
  }),
});
export type Counters = z.infer<typeof Counters>;
