import { z } from "zod";

import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import * as fields from "../fields.ts";
import { SignedIn } from "../self.ts";
import { PlayerCard } from "../social/players.ts";
import { proof, PROOF_REFUSALS, SECRETS } from "./proof.ts";

const BotAccess = SignedIn.extend({
  botToken: z.string().meta({ description: "Opens sessions by `/auth/login/bot`. Shown this once." }),
});

/** @source rules Race Bots */
export const declareBot = call({
  method: "POST",
  path: "/settings/bot",
  summary:
    "Declare the account a bot, once and for all: it races with bots only, is never paid, has no team and no friends. What waits to be paid is refused, and every session ends.",
  access: "user",
  confirms: "owner",
  limit: SECRETS,
  params: Nothing,
  body: z.strictObject(proof),
  answer: BotAccess,
  refusals: [...PROOF_REFUSALS, "alreadyDone", "notAllowed"],
});

export const renewBotToken = call({
  method: "POST",
  path: "/settings/bot/token",
  summary: "A new token for a declared bot. The old one is good no more, and every session ends.",
  access: "user",
  openToBots: true,
  confirms: "owner",
  limit: SECRETS,
  params: Nothing,
  body: z.strictObject(proof),
  answer: BotAccess,
  refusals: [...PROOF_REFUSALS, "notFound"],
});

export const signInBot = call({
  method: "POST",
  path: "/auth/login/bot",
  summary: "Open a session by the token of a declared bot: no password, no second step, no bot check.",
  access: "anyone",
  limit: { max: 1_200, perMs: minutes(15), counts: ["wrongCode"] },
  params: Nothing,
  body: z.strictObject({ token: fields.linkCode }),
  answer: SignedIn,
  refusals: ["wrongCode", "banned"],
});

const BotOnLadder = PlayerCard.extend({
  place: z.int().min(1),
  played: z.int().meta({ description: "Races since it was declared, finished or not." }),
  speed: z.number().meta({
    description:
      "WPM, or on the math site right answers a minute, over the last ten races; one that it didn't finish counts as 0.",
  }),
});
export type BotOnLadder = z.infer<typeof BotOnLadder>;

export const botLadder = call({
  method: "GET",
  path: "/bots",
  summary: "The ladder of declared bots: the fastest hundred with ten races or more. People are on none of it.",
  access: "anyone",
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({ bots: z.array(BotOnLadder).readonly() }),
  refusals: [],
});
