import { z } from "zod";

import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import * as fields from "../fields.ts";
import { stamp, userID } from "../ids.ts";
import { Self, SELF_PARTS, SelfParts, SignedIn } from "../self.ts";

/** Gives a visitor a racer: the one its guest-id cookie names, or a new one. Sets the cookie. */
export const guestSession = call({
  method: "POST",
  path: "/auth/guest",
  summary: "Start or resume a guest session. The signed `redline_guest` cookie brings the same racer back for 30 days.",
  access: "anyone",
  limit: "none",
  checkAbove: { max: 600, perMs: minutes(1) },
  params: Nothing,
  body: z.strictObject({ captchaToken: fields.captchaToken.optional() }),
  answer: SignedIn,
  refusals: ["captchaNeeded", "captchaWrong"],
});

/** The racer behind the token. */
export const self = call({
  method: "GET",
  path: "/auth/self",
  summary: "The racer behind the token.",
  access: "session",
  limit: { max: 240, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({ user: Self, serverStamp: stamp }),
  refusals: [],
});

const ONE_PART = SELF_PARTS.join("|");

/** Parts of the racer, as they are now. */
export const selfParts = call({
  method: "GET",
  path: "/self",
  summary: "Parts of the racer behind the token, as they are now: what a realtime `changed` says to ask for.",
  access: "session",
  limit: { max: 240, perMs: minutes(1) },
  params: Nothing,
  query: z.strictObject({
    parts: z
      .string()
      .regex(new RegExp(`^(?:${ONE_PART})(?:,(?:${ONE_PART}))*$`, "u"))
      .meta({ description: "Their names, with commas between.", example: "wallet,progress" }),
  }),
  body: Nothing,
  answer: z.object({ userID, parts: SelfParts.partial() }),
  refusals: [],
});

/** Ends this session, or every session of the account. */
export const logOut = call({
  method: "POST",
  path: "/auth/logout",
  summary: "End this session, or all of the account's sessions. Open sockets close within 5 seconds.",
  access: "session",
  limit: { max: 60, perMs: minutes(1) },
  params: Nothing,
  body: z.strictObject({ everywhere: z.boolean().default(false) }),
  answer: z.object({}),
  refusals: [],
});

/** A pass for one socket. */
export const realtimeTicket = call({
  method: "POST",
  path: "/realtime/ticket",
  summary: "A ticket that opens one realtime join within 60 seconds (good once).",
  access: "session",
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({
    ticket: z.string(),
    lobbyRoomID: z.string().meta({ description: "The id of the lobby room to join for a public race." }),
  }),
  refusals: [],
});
