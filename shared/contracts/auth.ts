import { z } from "zod";

import { minutes } from "../units.ts";
import { call, Nothing } from "./call.ts";
import { carID, userID } from "./ids.ts";

/** The racer behind a session, as its own client sees it. */
export const Self = z.object({
  userID,
  displayName: z.string(),
  accountType: z.literal("guest"),
  carID,
  carHueAngle: z.int().min(0).max(359),
  racesPlayed: z.int().min(0),
});
export type Self = z.infer<typeof Self>;

/** Gives a visitor a racer: the one its guest-id cookie names, or a new one. Sets the cookie. */
export const guestSession = call({
  method: "POST",
  path: "/auth/guest",
  summary: "Start or resume a guest session. The signed `redline_guest` cookie brings the same racer back for 30 days.",
  access: "anyone",
  limit: { max: 240, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({
    token: z.string().meta({ description: "The bearer token for later calls (EdDSA, audience `api`, 24 h)." }),
    user: Self,
  }),
  refusals: [],
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
  answer: z.object({ user: Self }),
  refusals: ["notSignedIn"],
});

/** A pass for one socket. */
export const realtimeTicket = call({
  method: "POST",
  path: "/realtime/ticket",
  summary: "A ticket that opens one realtime join within 60 seconds (EdDSA, audience `rt`, good once).",
  access: "session",
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({
    ticket: z.string(),
    lobbyRoomID: z.string().meta({ description: "The id of the lobby room to join for a public race." }),
  }),
  refusals: ["notSignedIn"],
});
