import { Client, type Room } from "@colyseus/sdk";

import {
  DROP_IN_MESSAGES,
  DROP_IN_ROOM,
  type DropInLane,
  type DropInPodium,
  type DropInTask,
  type DropInView,
  type NameOffers,
  type WallPattern,
} from "#shared/contracts/realtime/drop-in.ts";
import type { Pattern } from "#shared/rules/drop-in/pattern.ts";

interface Heard {
  readonly lesson: DropInView;
  readonly pattern: WallPattern;
  readonly names: NameOffers;
  readonly task: DropInTask;
  readonly lanes: { readonly lanes: readonly DropInLane[] };
  readonly podium: DropInPodium;
  readonly ping: { readonly serverMs: number; readonly roundTripMs: number };
  readonly foul: { readonly code: string };
  readonly trouble: { readonly message: string };
}

/** Somebody in a lesson without accounts, without a browser: every message they got, in order. */
export interface InDropIn {
  readonly room: Room;
  readonly left: Promise<number>;
  all<Type extends keyof Heard>(type: Type): readonly Heard[Type][];
  /** The newest message of a type, once it is so. */
  until<Type extends keyof Heard>(type: Type, isSo?: (message: Heard[Type]) => boolean): Promise<Heard[Type]>;
}

/** Where somebody says that they come from. */
const clientFrom = (url: string, address: string): Client =>
  new Client(url, { headers: { "x-forwarded-for": address } });

const OTHERS_ADDRESS = "127.0.0.1";

/** A teacher's lesson. */
export const openDropIn = async (url: string, asked: object = {}, address = OTHERS_ADDRESS): Promise<InDropIn> =>
  listen(await clientFrom(url, address).create(DROP_IN_ROOM, asked));

/** Comes in by code and pattern. @throws with the code of the refusal */
export const knock = async (
  url: string,
  said: { readonly code: string; readonly pattern: Pattern },
  address = OTHERS_ADDRESS,
): Promise<InDropIn> => listen(await clientFrom(url, address).join(DROP_IN_ROOM, said));

/** Takes the seat of a line that broke, as a page that was loaded again. */
export const comeBack = async (url: string, { room }: InDropIn): Promise<InDropIn> =>
  listen(await clientFrom(url, OTHERS_ADDRESS).reconnect(room.reconnectionToken));

/** Comes in by what the wall shows, and takes the first name that is offered. @returns the name, too */
export async function dropIn(url: string, teacher: InDropIn, address?: string): Promise<InDropIn & { name: string }> {
  const { code } = await teacher.until("lesson");
  const { pattern } = await teacher.until("pattern");
  const pupil = await knock(url, { code, pattern }, address);
  const [name = ""] = (await pupil.until("names")).names;
  pupil.room.send("name", { name });
  await pupil.until("lesson", ({ you }) => you !== null);
  return { ...pupil, name };
}

export function listen(room: Room): InDropIn {
  room.reconnection.enabled = false;
  const heard: { type: string; message: unknown }[] = [];
  const waiting = new Set<() => void>();
  for (const [type, shape] of Object.entries(DROP_IN_MESSAGES.received)) {
    room.onMessage(type, (message: unknown) => {
      heard.push({ type, message: shape.parse(message) });
      if (type === "ping") room.send("pong", { serverMs: (message as Heard["ping"]).serverMs });
      for (const wake of waiting) wake();
    });
  }
  const left = new Promise<number>((resolve) => room.onLeave((code) => resolve(code)));
  const all = <Type extends keyof Heard>(type: Type) =>
    heard.filter((one) => one.type === type).map(({ message }) => message as Heard[Type]);
  return {
    room,
    left,
    all,
    until: (type, isSo = () => true) =>
      new Promise((resolve, reject) => {
        void left.then((code) =>
          reject(new Error(`the line closed with ${code} before the ${type} that was waited for`)),
        );
        const wake = (): void => {
          const newest = all(type).at(-1);
          if (newest === undefined || !isSo(newest)) return;
          waiting.delete(wake);
          resolve(newest);
        };
        waiting.add(wake);
        wake();
      }),
  };
}

/** Types the text of a race, or so much of it, as quickly as a person may. */
export async function typeTask(pupil: InDropIn, number: number, share = 1): Promise<void> {
  const { text, greenMs } = await pupil.until("task", (task) => task.number === number);
  const characters = text.slice(0, Math.floor(text.length * share));
  const startMs = performance.timeOrigin + performance.now();
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, greenMs - startMs)));
  const beganMs = performance.now();
  for (let from = 0; from < characters.length;) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const atMs = Math.round(performance.now() - beganMs);
    const chars = characters.slice(from, Math.min(from + 2, Math.floor(atMs / 50)));
    if (chars === "") continue;
    pupil.room.send("keys", { from, at: Array.from(chars, () => atMs), chars });
    from += chars.length;
  }
}
