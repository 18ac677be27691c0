import { setTimeout as wait } from "node:timers/promises";

import { createAuthContext, ErrorCode, matchMaker, ServerError, type AuthContext } from "@colyseus/core";
import express, { Router, type Request, type Response } from "express";
import { z } from "zod";

import { CERTIFICATE } from "#shared/contracts/realtime/certificate.ts";
import { CLASSROOM_ROOM } from "#shared/contracts/realtime/classroom.ts";
import { DROP_IN_ROOM } from "#shared/contracts/realtime/drop-in.ts";
import { NODES_PATH, type NodeList } from "#shared/contracts/realtime/network-check.ts";
import { PRESENCE } from "#shared/contracts/realtime/presence.ts";
import { FRIEND_LOBBY } from "#shared/contracts/social/friend-lobby.ts";
import { PIT_STOP, Refusal, REFUSALS } from "#shared/refusal.ts";
import { lobbyRoomID } from "#shared/server/lobby/lobby-room-id.ts";
import { bodyLimit } from "#shared/server/platform/body-limit.ts";
import { badEncoding, isClean, isReadableAddress } from "#shared/server/platform/clean-text.ts";
import { networkOf } from "#shared/server/platform/network.ts";
import { FOREIGN_ORIGIN, isOwnPage } from "#shared/server/platform/origins.ts";
import { DatabaseAway } from "#shared/server/platform/postgres/away.ts";
import type { Services } from "#shared/server/services.ts";

import { askedClass } from "./classroom/classroom-client.ts";
import { ClassroomRooms } from "./classroom/classroom-rooms.ts";
import { nodeAddresses } from "./cluster/listed-nodes.ts";
import { BUSY, inTime } from "./colyseus/deadline.ts";
import { TicketGate } from "./colyseus/ticket-gate.ts";
import { DropInDoor } from "./drop-in/drop-in-door.ts";
import { FriendRooms, NoPlace } from "./friend-lobby/friend-rooms.ts";
import { CLOSED } from "./friend-lobby/friend-words.ts";
import { PresenceRouter } from "./presence/presence-router.ts";

const BODY_LIMIT = 4 * 1_024;
/**
 * A room that closes while its link is being opened frees the lease for the next one: number of retries and the pause
 * between them.
 */
const FRIEND_TRIES = 5;
const FRIEND_WAIT_MS = 200;
const LOBBY_TRIES = 12;
const LOBBY_WAIT_MS = 250;

const GONE = 410;
/** So long the addresses of the nodes are good. */
const REMEMBERED_MS = 5_000;

/** Joining a room by its id, and taking back a seat; besides these a friend's link, a certificate race, a lesson without accounts, and the player's connection. */
const Method = z.enum(["joinById", "reconnect"]);
type Way = z.infer<typeof Method> | "create";
const Options = z.record(z.string(), z.unknown()).catch({});

type Join = (roomID: string) => Promise<unknown>;

/** The HTTP half of joining: `POST /matchmake/{method}/{roomID}`, as the SDK calls it. */
export function matchmakeRoutes(services: Pick<Services, "app" | "tokens" | "redis">): Router {
  const rooms = new FriendRooms(services.app);
  const classrooms = new ClassroomRooms(services.app);
  const dropIns = new DropInDoor(services.app.vault);
  const presenceSeats = new PresenceRouter();
  const gate = new TicketGate(services.tokens);
  const checkOrigin = ({ headers, originalUrl, body }: Request): void => {
    if (!isReadableAddress(originalUrl) || !isClean(body)) throw badEncoding();
    if (!isOwnPage(headers, services.app)) throw new Refusal("wrongOrigin", FOREIGN_ORIGIN);
    if (services.redis && services.redis.status !== "ready") throw new ServerError(REFUSALS.unavailable, BUSY);
  };
  const router = Router();
  // The ticket says everything about a player's connection: the body is not read.
  router.post(`/matchmake/join/${PRESENCE}`, async (req, res) => {
    try {
      checkOrigin(req);
      const admitted = gate.admit(bearerOf(req));
      const seat = await inTime(
        admitted.then((ticket) => {
          if (ticket.isGuest)
            throw new ServerError(REFUSALS.registeredOnly, "Guests can't connect here. Sign up first.");
          return presenceSeats.seatFor(ticket);
        }),
      );
      res.setHeader("content-type", "application/json").end(JSON.stringify(seat));
    } catch (error) {
      refuse(error, "join", res);
    }
  });
  const addresses = remembered(() => inTime(nodeAddresses(matchMaker.presence)));
  router.get(NODES_PATH, async (_req, res) => {
    try {
      res.set("cache-control", "no-store").json({ addresses: await addresses() } satisfies NodeList);
    } catch (error) {
      refuse(error, "nodes", res);
    }
  });
  router.use("/matchmake", bodyLimit(BODY_LIMIT));
  router.post("/matchmake/:method/:roomID", express.json({ limit: BODY_LIMIT }), async (req, res) => {
    const { method, roomID } = req.params;
    try {
      checkOrigin(req);
      if (roomID === DROP_IN_ROOM && (method === "create" || method === "join")) {
        const seat = method === "create" ? dropIns.open(req, req.body) : dropIns.join(req, req.body);
        res.set("cache-control", "no-store").json(await inTime(seat));
        return;
      }
      const context = createAuthContext({
        headers: {},
        token: bearerOf(req),
        ...(req.ip !== undefined && { remoteAddress: req.ip }),
      });
      const options = Options.parse(req.body);
      const invoke = (way: Way, id: string) => inTime(matchMaker.controller.invokeMethod(way, id, options, context));
      if (method === "join" && roomID === FRIEND_LOBBY) {
        res.json(await joinFriends(services, rooms, gate, { context, from: req }, (id) => invoke("joinById", id)));
        return;
      }
      if (method === "join" && roomID === CLASSROOM_ROOM) {
        const asked = askedClass(options);
        const ticket = services.tokens.readTicket(context.token ?? "");
        res.json(await whileItMoves(async () => invoke("joinById", await classrooms.roomFor(ticket, asked))));
        return;
      }
      if (method === "create" && roomID === CERTIFICATE) {
        res.json(await invoke("create", CERTIFICATE));
        return;
      }
      const way = Method.safeParse(method);
      if (!way.success) throw new ServerError(403, "Rooms are joined by their id.");
      const isLobby = roomID === lobbyRoomID(services.app.config.site);
      res.json(await (isLobby ? whileItMoves(() => invoke(way.data, roomID)) : invoke(way.data, roomID)));
    } catch (error) {
      refuse(error, method, res);
    }
  });
  router.use("/matchmake", () => {
    throw new Refusal("notFound", "There's no such way to join.");
  });
  return router;
}

/** Whoever asks often gets what was found a moment ago. */
function remembered<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  return () => {
    if (!found) {
      found = find();
      const forget = (): void => void (found = undefined);
      found.then(() => setTimeout(forget, REMEMBERED_MS).unref(), forget);
    }
    return found;
  };
}

function refuse(error: unknown, method: string, res: Response): void {
  if (!(error instanceof ServerError)) throw error;
  res.status(statusOf(error.code, method)).json({ code: error.code, error: error.message });
}

/** When a node goes down, its lobby is on another one within a second or two. */
async function whileItMoves<T>(join: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await join();
    } catch (error) {
      const isAway = error instanceof ServerError && error.code === ErrorCode.MATCHMAKE_INVALID_ROOM_ID;
      if (!isAway || tries === LOBBY_TRIES) throw error;
      await wait(LOBBY_WAIT_MS);
    }
  }
}

/** A seat that is no longer reserved is gone for good; other failures of the realtime library may pass. */
function statusOf(code: number, method: string): number {
  if (code >= 400 && code < 500) return code;
  if (code === ErrorCode.AUTH_FAILED) return REFUSALS.notAllowed;
  const isGone = code === ErrorCode.MATCHMAKE_INVALID_ROOM_ID || code === ErrorCode.MATCHMAKE_EXPIRED;
  return method === "reconnect" && isGone ? GONE : 503;
}

/**
 * Joins a table behind the link that the ticket names. A ticket is spent on a place, or on being told that there is none;
 * while rooms come and go it stays good.
 */
async function joinFriends(
  { app, tokens }: Pick<Services, "app" | "tokens">,
  rooms: FriendRooms,
  gate: TicketGate,
  { context, from }: { readonly context: AuthContext; readonly from: Request },
  join: Join,
): Promise<unknown> {
  const ticket = tokens.readTicket(context.token ?? "");
  if (ticket?.hostUserID === undefined) throw new ServerError(REFUSALS.notSignedIn, CLOSED.noTicket);
  const { hostUserID, userID, isGuest, isInvited = false } = ticket;
  const network = networkOf(from);
  for (let tries = 1; ; tries++) {
    try {
      return await join(
        await rooms.roomFor({ hostUserID, userID, isInvited, isGuest, network, circle: ticket.card.circle }),
      );
    } catch (error) {
      if (error instanceof Refusal) throw new ServerError(REFUSALS[error.code], error.message);
      if (error instanceof DatabaseAway) throw new ServerError(REFUSALS.unavailable, PIT_STOP);
      if (error instanceof NoPlace) await inTime(gate.admit(context.token ?? ""));
      if (error instanceof ServerError && error.code < 500) throw error;
      const isGone = error instanceof ServerError && error.code === ErrorCode.MATCHMAKE_INVALID_ROOM_ID;
      if (!isGone) app.log.warn({ err: error }, "a friend race's room could not be reached");
      if (!isGone || tries === FRIEND_TRIES) throw new ServerError(REFUSALS.unavailable, CLOSED.noRoom);
      await wait(FRIEND_WAIT_MS);
    }
  }
}

const bearerOf = ({ headers: { authorization = "" } }: Request): string =>
  /^Bearer (.+)$/i.exec(authorization)?.[1] ?? "";
