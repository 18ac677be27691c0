import { setTimeout as wait } from "node:timers/promises";

import { Figures as RaceFigures } from "../figures.ts";
import { LoadRacer } from "../racer.ts";
import type { ServerProcess } from "../server-process.ts";
import type { Figures } from "./measure.ts";

const RACERS = 500;
const IDLE_MS = 3_000;

/** What a way through the lobby into a race costs, with a few rooms and with many that are listed besides. */
export async function raceJoins(
  server: ServerProcess,
  url: string,
  rooms: number,
  failures: string[],
): Promise<Figures> {
  await joinOnce(server, url, 0, failures);
  const few = await joinOnce(server, url, RACERS, failures);
  await server.ask({ ask: "list", count: rooms }, "listed");
  const many = await joinOnce(server, url, 2 * RACERS, failures);
  return { listedRooms: rooms, raceJoinMicrosFewRooms: few, raceJoinMicros: many };
}

/** @returns CPU of the server in microseconds, for each racer, without what idle rooms cost meanwhile */
async function joinOnce(server: ServerProcess, url: string, from: number, failures: string[]): Promise<number> {
  const { tickets } = await server.ask({ ask: "tickets", from, count: RACERS }, "tickets");
  const figures = new RaceFigures();
  const racers = tickets.map(() => new LoadRacer(url, figures));
  const idle = await idleShare(server);
  const startMs = performance.now();
  const before = await server.usage();
  const joined = await Promise.allSettled(racers.map((racer, nth) => racer.join(tickets[nth] ?? "")));
  const after = await server.usage();
  const spentMs = after.cpuMs - before.cpuMs - idle * (performance.now() - startMs);
  for (const one of joined) if (one.status === "rejected") failures.push(`race: ${String(one.reason)}`);
  await Promise.all(racers.map((racer) => racer.leave()));
  return (spentMs * 1_000) / RACERS;
}

/** What the rooms that are there cost by themselves, as a share of a core. */
async function idleShare(server: ServerProcess): Promise<number> {
  const before = await server.usage();
  await wait(IDLE_MS);
  return ((await server.usage()).cpuMs - before.cpuMs) / IDLE_MS;
}
