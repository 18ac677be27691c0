import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";

import { WebSocketServer, type WebSocket } from "ws";

import { RACE } from "#shared/rules/race/numbers.ts";

import { LANE_BYTES } from "./floor-racer.ts";
import { answerUsage, type Answer, type Ask } from "./usage.ts";

interface FloorRoom {
  readonly sockets: WebSocket[];
  readonly frame: Buffer;
  isChanged: boolean;
}

/**
 * The floor: what relaying alone costs in this language. Racers of a room send seven bytes whenever they typed; every
 * 100 ms each room with news sends one shared binary frame to all of its racers. No judging, no state, no shapes.
 */
const rooms = new Map<string, FloorRoom>();
const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });

server.on("connection", (socket, request) => {
  const name = new URL(request.url ?? "/", "http://floor").searchParams.get("room") ?? "";
  const room = rooms.get(name) ?? newRoom(name);
  const slot = room.sockets.push(socket) - 1;
  socket.on("message", (bytes: Buffer) => {
    bytes.copy(room.frame, slot * LANE_BYTES, 0, LANE_BYTES);
    room.isChanged = true;
  });
});

function newRoom(name: string): FloorRoom {
  const room: FloorRoom = { sockets: [], frame: Buffer.alloc(RACE.slots * LANE_BYTES), isChanged: false };
  rooms.set(name, room);
  setInterval(() => {
    if (!room.isChanged) return;
    room.isChanged = false;
    const frame = Buffer.from(room.frame);
    for (const socket of room.sockets) socket.send(frame);
  }, RACE.tickMs);
  return room;
}

const loopDelay = monitorEventLoopDelay({ resolution: 10 });
loopDelay.enable();
process.on("message", ({ ask }: Ask) => {
  if (ask === "pace") process.send?.({ answer: "pace", tickMs: RACE.tickMs } satisfies Answer);
  else answerUsage(loopDelay, performance.now() / RACE.tickMs);
});
process.on("disconnect", () => process.exit(0));
http.listen(0, "127.0.0.1", () => {
  const address = http.address();
  const port = typeof address === "object" && address ? address.port : 0;
  process.send?.({ answer: "ready", url: `ws://127.0.0.1:${port}` } satisfies Answer);
});
