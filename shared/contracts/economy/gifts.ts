import { z } from "zod";

import { GIFT_SENTENCES, GIFTS } from "../../rules/gifts.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { password } from "../fields.ts";
import { stamp } from "../ids.ts";
import { pathUserID, PlayerCard } from "../social/players.ts";
import { Wallet } from "./own-wallet.ts";

const giftID = z.int().min(1);
const amount = z
  .int(GIFT_SENTENCES.broken)
  .min(GIFTS.least, GIFT_SENTENCES.little)
  .max(GIFTS.mostADay, GIFT_SENTENCES.muchToday);

export const WaitingGift = z.object({
  giftID,
  amount: z.int(),
  sentStamp: stamp,
  returnsStamp: stamp.meta({ description: "When it returns to its sender, unless it is collected." }),
  from: PlayerCard.nullable().meta({ description: "null once that account is gone." }),
});
export type WaitingGift = z.infer<typeof WaitingGift>;

export const SentGift = z.object({
  giftID,
  amount: z.int(),
  sentStamp: stamp,
  returnsStamp: stamp.meta({ description: "When it returns, unless it is collected." }),
  ending: z.enum(["collected", "returned"]).nullable().meta({ description: "null while it waits." }),
  endedStamp: stamp.nullable(),
  to: PlayerCard.nullable().meta({ description: "null once that account is gone." }),
});
export type SentGift = z.infer<typeof SentGift>;

export const ReceivedGift = z.object({
  giftID,
  amount: z.int(),
  sentStamp: stamp,
  collectedStamp: stamp,
  from: PlayerCard.nullable().meta({ description: "null once that account is gone." }),
});
export type ReceivedGift = z.infer<typeof ReceivedGift>;

const Waiting = z.object({
  gifts: z.array(WaitingGift).readonly().meta({ description: "Waiting gifts, the oldest first, 200 at most." }),
  total: z
    .object({ count: z.int().min(0), amount: z.int().min(0) })
    .meta({ description: "The total of all waiting gifts." }),
});

/** What the caller has now. */
const OwnCash = Wallet.pick({ money: true });

export const cashGifts = call({
  method: "GET",
  path: "/cash-gifts",
  summary: "Cash gifts: those that wait for you, those you collected, what became of yours, and how much you may give.",
  access: "user",
  openToBots: true,
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({
    waiting: Waiting,
    sent: z
      .array(SentGift)
      .readonly()
      .meta({
        description: `What you gave, the newest first, ${GIFTS.pastShown} at most; 90 days after its end a gift is forgotten.`,
      }),
    received: z
      .array(ReceivedGift)
      .readonly()
      .meta({ description: `What you collected, the newest first, ${GIFTS.pastShown} at most, for as long.` }),
    giving: z.object({
      leftToday: z.int().min(0).meta({ description: "What is left of today's limit (UTC days)." }),
      fromStamp: stamp.meta({ description: "When this account may start to give." }),
      hasPassword: z.boolean(),
    }),
  }),
  refusals: [],
});

/** @source core §7 Players */
export const sendCash = call({
  method: "POST",
  path: "/players/{id}/send-cash",
  summary: "Give cash to a player. It leaves your balance at once, waits to be collected, and returns after 30 days.",
  access: "gold",
  confirms: "password",
  limit: { max: 20, perMs: minutes(15) },
  takesKey: true,
  params: z.strictObject({ id: pathUserID }),
  body: z.strictObject({ amount, password }),
  answer: z.object({
    toUserID: z.int(),
    amount: z.int(),
    leftToday: z.int().min(0),
    wallet: OwnCash,
  }),
  refusals: ["wrongPassword", "captchaNeeded", "notFound", "notAllowed", "goldOnly", "notEnoughMoney"],
});

/** @source core §7 Players */
export const receiveCash = call({
  method: "POST",
  path: "/players/receive-cash",
  summary: "Collect the gifts that wait, all or some of them, each once. Answers with the collected ones.",
  access: "user",
  limit: { max: 120, perMs: minutes(1) },
  takesKey: true,
  params: Nothing,
  body: z.strictObject({
    giftIDs: z
      .array(giftID)
      .max(GIFTS.atOnce)
      .optional()
      .meta({ description: "The gifts to collect; all waiting ones when omitted." }),
  }),
  answer: z.object({
    collected: z.array(z.object({ giftID, amount: z.int() })).readonly(),
    waiting: Waiting,
    wallet: OwnCash,
  }),
  refusals: [],
});
