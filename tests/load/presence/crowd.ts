import { Agent, request } from "node:http";

import { SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import { PRESENCE, type CheckIn } from "#shared/contracts/realtime/presence.ts";

import type { CrowdAnswer, CrowdAsk, Ways } from "./crowd-messages.ts";
import { sentMsOf } from "./flood.ts";
import { LeanLine, type LineListener } from "./lean-line.ts";

/** Each source address has some 28,000 ports. */
const ADDRESSES = 8;
/** Of so many notifications the time of one is taken: reading it costs this side time that the server needs. */
const TIMED = 8;
const HERE: CheckIn = {
  path: "/garage",
  pathID: null,
  offline: false,
  first: true,
  leftFriendRace: false,
  friendsHash: "",
  racesPlayed: 0,
  lastNotificationID: 0,
};

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const lines = new Set<Member>();
let told = 0;
let done = 0;
let waitsMs: number[] = [];
let toldMs: number[] = [];
let failures: string[] = [];
let made = 0;

const fail = (reason: string): void => void failures.push(reason);
const nowMs = (): number => performance.timeOrigin + performance.now();

/** One player of the crowd. */
class Member implements LineListener {
  readonly line: LeanLine;
  #settle: (() => void) | undefined;
  readonly #ready = Promise.withResolvers<undefined>();

  constructor(port: number, path: string) {
    this.line = new LeanLine({ port, path, from: `127.0.0.${1 + (made++ % ADDRESSES)}` }, this);
  }

  get ready(): Promise<undefined> {
    return this.#ready.promise;
  }

  async checkIn(isFirst: boolean): Promise<void> {
    const startMs = performance.now();
    const answered = new Promise<void>((resolve) => (this.#settle = resolve));
    this.line.checkIn({ ...HERE, first: isFirst });
    await answered;
    waitsMs.push(performance.now() - startMs);
    done++;
  }

  joined(): void {
    lines.add(this);
    this.#ready.resolve(undefined);
  }

  checkedIn(): void {
    this.#settle?.();
  }

  told(frame: Buffer): void {
    const sentMs = ++told % TIMED === 0 ? sentMsOf(frame) : Number.NaN;
    if (Number.isFinite(sentMs)) toldMs.push(nowMs() - sentMs);
  }

  closed(reason: string): void {
    this.#ready.reject(new Error(reason));
    if (lines.delete(this)) fail(reason);
    this.#settle?.();
  }
}

async function join(ticket: string, ways: Ways): Promise<void> {
  const startMs = performance.now();
  const seat = await seatFor(ticket, ways.joinUrls[made % ways.joinUrls.length] ?? "");
  const [host = "", ...path] = (seat.publicAddress ?? "").split("/");
  const port =
    ways.ports[path.join("/")] ?? Number(new URL(`http://${host || new URL(ways.joinUrls[0] ?? "").host}`).port);
  await new Member(port, `/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`).ready;
  waitsMs.push(performance.now() - startMs);
  done++;
}

function seatFor(ticket: string, joinUrl: string): Promise<SeatReservation> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": 2, authorization: `Bearer ${ticket}` };
    const ask = request(`${joinUrl}/matchmake/join/${PRESENCE}`, { method: "POST", agent, headers }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (part: string) => (body += part));
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve(SeatReservation.parse(JSON.parse(body)));
        else reject(new Error(`${answer.statusCode} ${body}`));
      });
    });
    ask.on("error", reject);
    ask.end("{}");
  });
}

async function inTurn<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const hand = async (): Promise<void> => {
    for (const item of queue) await work(item).catch((error: unknown) => fail(String(error)));
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}

const CHECK_INS_AT_ONCE = 64;
let keeping: NodeJS.Timeout | undefined;

async function obey(ask: CrowdAsk): Promise<void> {
  if (ask.ask === "join") await inTurn(ask.tickets, ask.atOnce, (ticket) => join(ticket, ask.ways));
  else if (ask.ask === "check in") await inTurn([...lines], CHECK_INS_AT_ONCE, (member) => member.checkIn(true));
  else if (ask.ask === "drop") {
    for (const member of [...lines].slice(0, ask.count)) {
      lines.delete(member);
      member.line.drop();
    }
  } else if (ask.ask === "keep checking in") keepCheckingIn(ask.everyMs);
}

const STEP_MS = 100;

function keepCheckingIn(everyMs: number): void {
  clearInterval(keeping);
  if (everyMs === 0) return;
  let turn = 0;
  keeping = setInterval(() => {
    const members = [...lines];
    const count = Math.round((members.length * STEP_MS) / everyMs);
    for (let nth = 0; nth < count; nth++) void members[turn++ % members.length]?.checkIn(false);
  }, STEP_MS);
}

process.on("message", (ask: CrowdAsk) => {
  void obey(ask).then(() => {
    process.send?.({ answer: "done", done, told, waitsMs, toldMs, failures } satisfies CrowdAnswer);
    [done, told, waitsMs, toldMs, failures] = [0, 0, [], [], []];
  });
});
process.on("disconnect", () => process.exit(0));
