import { setTimeout as wait } from "node:timers/promises";

import { Figures as RaceFigures } from "../figures.ts";
import { LoadRacer } from "../racer.ts";
import type { ServerProcess } from "../server-process.ts";
import type { Figures } from "./measure.ts";
import type { Scale } from "./scale.ts";

/** What a way through the lobby into a race costs, with a few rooms and with many that are listed besides. */
export async function raceJoins(
  server: ServerProcess,
  url: string,
  rooms: number,
  scale: Scale,
  failures: string[],
): Promise<Figures> {
  const joinNext = (nth: number) => joinOnce(server, url, nth, scale, failures);
  await joinNext(0);
  const few = await joinNext(1);
  await server.ask({ ask: "list", count: rooms }, "listed");
  const many = await joinNext(2);
  return { listedRooms: rooms, raceJoinMicrosFewRooms: few, raceJoinMicros: many };
}

/** @returns CPU of the server in microseconds, for each racer, without what idle rooms cost meanwhile */
async function joinOnce(
  server: ServerProcess,
  url: string,
  nth: number,
  { raceJoins: count, raceIdleMs }: Scale,
  failures: string[],
): Promise<number> {
  const { tickets } = await server.ask({ ask: "tickets", from: nth * count, count }, "tickets");
  const figures = new RaceFigures();
  const racers = tickets.map(() => new LoadRacer(url, figures));
  const idle = await idleShare(server, raceIdleMs);
  const startMs = performance.now();
  const before = await server.usage();
  await Promise.all(racers.map((racer, nth) => racer.join(tickets[nth] ?? "")));
  const after = await server.usage();
  const spentMs = after.cpuMs - before.cpuMs - idle * (performance.now() - startMs);
  failures.push(...figures.tell().errors.map((reason) => `race: ${reason}`));
  await Promise.all(racers.map((racer) => racer.leave()));
  return (spentMs * 1_000) / count;
}

/** What the rooms that are there cost by themselves, as a share of a core. */
async function idleShare(server: ServerProcess, idleMs: number): Promise<number> {
  const before = await server.usage();
  await wait(idleMs);
  return ((await server.usage()).cpuMs - before.cpuMs) / idleMs;
}
