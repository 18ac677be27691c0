import { Client, type Room } from "@colyseus/sdk";
import type { z } from "zod";

import { guestSession, realtimeTicket } from "#shared/contracts/account/auth.ts";
import type { Call } from "#shared/contracts/call.ts";
import { SeatReservation, TableView } from "#shared/contracts/realtime/lobby.ts";
import { decodeProgress, PROGRESS, type LaneProgress } from "#shared/contracts/realtime/progress.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import { Results, Settled, Welcome } from "#shared/contracts/realtime/race.ts";

/** A racer without a browser, for tests: every message it got, in order. */
export interface TestRacer {
  readonly room: Room<unknown, RaceStateView>;
  readonly welcome: Welcome;
  readonly lanes: Map<number, LaneProgress>;
  readonly heard: { readonly type: string; readonly message: unknown }[];
  readonly left: Promise<number>;
  /** Looks whenever something is heard. */
  untilTrue(isTrue: () => boolean): Promise<void>;
  until<T>(type: string): Promise<T>;
  untilPhase(phase: string): Promise<void>;
}

/** A racer who came through the lobby as a new guest. */
export interface LobbyRacer extends TestRacer {
  readonly token: string;
}

/** Makes a call over HTTP and parses its answer. */
export async function callProduct<A extends z.ZodType>(
  url: string,
  contract: Call<"GET" | "POST", `/${string}`, z.ZodType, z.ZodType, A>,
  token?: string,
  params: Readonly<Record<string, string>> = {},
): Promise<z.output<A>> {
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? "");
  const response = await fetch(`${url}/api/v2${path}`, {
    method: contract.method,
    headers: {
      ...(contract.method === "POST" && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(contract.method === "POST" && { body: "{}" }),
  });
  return contract.answer.parse(await response.json());
}

export async function newTicket(
  url: string,
  known?: string,
): Promise<{ ticket: string; lobbyRoomID: string; token: string }> {
  const token = known ?? (await callProduct(url, guestSession)).token;
  return { token, ...(await callProduct(url, realtimeTicket, token)) };
}

/** Joins the lobby and waits for a seat, without taking it. */
export async function takeTable(
  url: string,
  known?: string,
): Promise<{ seat: Promise<SeatReservation>; tables: TableView[]; lobby: Room; client: Client; token: string }> {
  const { ticket, lobbyRoomID, token } = await newTicket(url, known);
  const client = new Client(url);
  client.auth.token = ticket;
  const lobby = await client.joinById(lobbyRoomID);
  lobby.reconnection.enabled = false;
  const tables: TableView[] = [];
  lobby.onMessage("table", (message: unknown) => void tables.push(TableView.parse(message)));
  const seat = new Promise<SeatReservation>((resolve, reject) => {
    lobby.onMessage("seat", (message: unknown) => resolve(SeatReservation.parse(message)));
    lobby.onMessage("trouble", (message: unknown) => reject(new Error(JSON.stringify(message))));
  });
  return { seat, tables, lobby, client, token };
}

/**
 * Goes through the lobby into a race.
 *
 * @param known the token of somebody who was here before
 */
export async function joinRace(url: string, known?: string): Promise<LobbyRacer> {
  const { seat, client, lobby, token } = await takeTable(url, known);
  const room = (await client.consumeSeatReservation(await seat)) as Room<unknown, RaceStateView>;
  void lobby.leave();
  return { ...(await hear(room)), token };
}

let gathering: Promise<unknown> = Promise.resolve();

/** Lets those who belong together come to a table while no others of this file do: tests that run at once do not mix. */
export function gather<T>(come: () => Promise<T>): Promise<T> {
  const gathered = gathering.then(come, come);
  gathering = gathered;
  return gathered;
}

/** Racers who take a table together. */
export const joinTogether = (url: string, count: number): Promise<LobbyRacer[]> =>
  gather(() => Promise.all(Array.from({ length: count }, () => joinRace(url))));

export async function hear(room: Room<unknown, RaceStateView>): Promise<TestRacer> {
  room.reconnection.enabled = false;
  const heard: { type: string; message: unknown }[] = [];
  const lanes = new Map<number, LaneProgress>();
  const waiting = new Set<() => void>();
  const note = (type: string, message: unknown): void => {
    heard.push({ type, message });
    for (const wake of waiting) wake();
  };
  room.onMessage("ping", (ping: { serverMs: number }) => room.send("pong", { serverMs: ping.serverMs }));
  room.onMessage(PROGRESS, (bytes: Uint8Array) => {
    for (const lane of decodeProgress(bytes)) lanes.set(lane.slot, lane);
    note(PROGRESS, undefined);
  });
  for (const type of ["welcome", "idle-warning", "foul", "nitro", "results-so-far", "results", "settled"]) {
    room.onMessage(type, (message: unknown) => note(type, message));
  }
  room.onStateChange(() => note("state", undefined));
  const left = new Promise<number>((resolve) => room.onLeave((code) => resolve(code)));
  const untilTrue = (isTrue: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const wake = (): void => {
        if (!isTrue()) return;
        waiting.delete(wake);
        resolve();
      };
      waiting.add(wake);
      wake();
    });
  const until = async <T>(type: string): Promise<T> => {
    await untilTrue(() => heard.some((one) => one.type === type));
    return heard.find((one) => one.type === type)?.message as T;
  };
  const untilPhase = (phase: string): Promise<void> => untilTrue(() => room.state?.phase === phase);
  const welcome = Welcome.parse(await until("welcome"));
  return { room, welcome, lanes, heard, left, untilTrue, until, untilPhase };
}

/** Types a key a second, so that the racer isn't idle, until told to type the rest at a speed. */
export function dawdle(racer: TestRacer): (wpm: number) => Promise<void> {
  let hurryWpm = 0;
  const run = async (): Promise<void> => {
    await racer.untilPhase("racing");
    const { text } = racer.room.state;
    const startMs = performance.now();
    for (let from = 0, due = 1; from < text.length && racer.room.state.phase === "racing";) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      due = Math.min(text.length, due + (hurryWpm > 0 ? hurryWpm * 5 : 60) / 600);
      const chars = text.slice(from, Math.floor(due));
      if (chars === "") continue;
      const atMs = Math.round(performance.now() - startMs);
      racer.room.send("keys", { from, at: Array.from(chars, () => atMs), chars });
      from += chars.length;
    }
  };
  const done = run();
  return (wpm) => {
    hurryWpm = wpm;
    return done;
  };
}

/** Types the whole text at a speed, in batches, as a person would: some presses wrong on the way. */
export async function typeText(racer: TestRacer, wpm: number, wrongEvery = 0): Promise<void> {
  await racer.untilPhase("racing");
  const { text } = racer.room.state;
  const msPerCharacter = 60_000 / (wpm * 5);
  const startMs = performance.now();
  let from = 0;
  for (let typed = 0; typed < text.length;) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const due = Math.min(text.length, Math.floor((performance.now() - startMs) / msPerCharacter));
    const at: number[] = [];
    let chars = "";
    for (; typed < due; typed++) {
      const atMs = Math.round(typed * msPerCharacter);
      if (wrongEvery > 0 && typed % wrongEvery === wrongEvery - 1) {
        at.push(atMs);
        chars += "~";
      }
      at.push(atMs);
      chars += text[typed];
    }
    if (at.length === 0) continue;
    racer.room.send("keys", { from, at, chars });
    from += at.length;
  }
}

export const resultsOf = async (racer: TestRacer): Promise<Results> => Results.parse(await racer.until("results"));
export const settledOf = async (racer: TestRacer): Promise<Settled> => Settled.parse(await racer.until("settled"));
