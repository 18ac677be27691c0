import { setTimeout as wait } from "node:timers/promises";

import { acceptFriend, requestFriend } from "#shared/contracts/social/friends.ts";

import type { Crowds } from "./crowds.ts";
import { percentile } from "./crowds.ts";
import type { Flood } from "./flood.ts";
import type { Players } from "./players.ts";
import type { Scale } from "./scale.ts";
import type { Target } from "./target.ts";

const JOINED_AT_ONCE = 16;
const THOUSAND = 1_000;
const CHECK_IN_EVERY_MS = 60_000;
const PAIRS = 50;
const DELIVERED_WITHIN_MS = 20_000;

/** What is measured, and with whom. */
export interface PresenceRun {
  readonly target: Target;
  readonly crowds: Crowds;
  readonly players: Players;
  readonly count: number;
  readonly friends: number;
  readonly seconds: number;
  readonly deliveries: number;
  /** A second, for a short time. */
  readonly mostDeliveries: number;
  readonly scale: Scale;
  /** Writes a profile of each stage; the figures are worse then. */
  readonly isProfiled: boolean;
}

export type Figures = Record<string, number>;

/** Runs something and tells what the nodes used for it. */
async function costOf<T>(run: PresenceRun, stage: string, work: () => Promise<T>) {
  if (run.isProfiled) await run.target.profile();
  const before = await run.target.usage();
  const startMs = performance.now();
  const value = await work();
  const seconds = (performance.now() - startMs) / 1_000;
  const after = await run.target.usage();
  if (run.isProfiled) await run.target.profile(stage);
  return { value, seconds, cpuMs: after.cpuMs - before.cpuMs, loopDelayP99Ms: after.loopDelayP99Ms };
}

/** Players besides the measured ones come and go, so that the first of those find a server that has done this before. */
export async function warmUp({ target, crowds, players, count, scale }: PresenceRun): Promise<Figures> {
  if (scale.warmUp === 0) return {};
  const tickets = await players.tickets(count, scale.warmUp);
  await crowds.ask((share, of) => ({
    ask: "join",
    tickets: tickets.filter((_ticket, nth) => nth % of === share),
    ways: target.ways,
    atOnce: JOINED_AT_ONCE,
  }));
  await crowds.ask({ ask: "check in" });
  return drop(crowds, scale.warmUp, scale);
}

export const leave = ({ crowds, count, scale }: PresenceRun): Promise<Figures> => drop(crowds, count, scale);

async function drop(crowds: Crowds, count: number, { graceMs }: Scale): Promise<Figures> {
  await crowds.ask({ ask: "drop", count });
  await wait(graceMs);
  return {};
}

/**
 * Everybody signs in, joins and checks in, a thousand after the other.
 *
 * @param atRestMB what the nodes take while nobody is there
 */
export async function joinAll(run: PresenceRun, atRestMB: number, failures: string[]): Promise<Figures> {
  const { target, crowds, players, count } = run;
  const joins: number[] = [];
  const signIns: number[] = [];
  const checkIns: number[] = [];
  for (let from = 0; from < count; from += THOUSAND) {
    const many = Math.min(THOUSAND, count - from);
    const signedIn = await costOf(run, "sign-in", () => players.tickets(from, many));
    signIns.push((signedIn.cpuMs * 1_000) / many);
    const joined = await costOf(run, `join-${from}`, () =>
      crowds.ask((share, of) => {
        const tickets = signedIn.value.filter((_ticket, nth) => nth % of === share);
        return { ask: "join", tickets, ways: target.ways, atOnce: JOINED_AT_ONCE };
      }),
    );
    failures.push(...joined.value.failures);
    joins.push((joined.cpuMs * 1_000) / many);
  }
  const checkedIn = await costOf(run, "check-in", () => crowds.ask({ ask: "check in" }));
  failures.push(...checkedIn.value.failures);
  checkIns.push((checkedIn.cpuMs * 1_000) / checkedIn.value.done);
  const after = await target.usage(run.scale.settles);
  return {
    connections: checkedIn.value.done,
    signInMicros: median(signIns),
    joinMicrosFirstThousand: joins[0] ?? Number.NaN,
    joinMicrosLastThousand: joins.at(-1) ?? Number.NaN,
    joinMicros: median(joins),
    firstCheckInMicros: median(checkIns),
    firstCheckInP99Ms: percentile(checkedIn.value.waitsMs, 0.99),
    kilobytesPerConnection: ((after.rssMB - atRestMB) * 1_000) / checkedIn.value.done,
  };
}

export async function idle(run: PresenceRun): Promise<Figures> {
  const { idleMs, settles } = run.scale;
  const before = await run.target.usage(settles);
  if (run.isProfiled) await run.target.profile();
  await wait(idleMs);
  if (run.isProfiled) await run.target.profile("idle");
  const after = await run.target.usage();
  return { idleCpuShare: (after.cpuMs - before.cpuMs) / idleMs };
}

/** Some make friends by the calls that pages make; each of them is told. */
export async function befriend({ crowds, players, count }: PresenceRun, failures: string[]): Promise<Figures> {
  const pairs = Math.min(PAIRS, Math.floor(count / 2));
  const callsMs: number[] = [];
  await crowds.ask({ ask: "seen" });
  for (let nth = 0; nth < pairs; nth++) {
    const [one, other] = [players.player(nth), players.player(nth + Math.floor(count / 2))];
    for (const [player, path] of [
      [one, requestFriend.path.replace("{id}", String(other.userID))],
      [other, acceptFriend.path.replace("{id}", String(one.userID))],
    ] as const) {
      const startMs = performance.now();
      await players.call(player, path).catch((error: unknown) => failures.push(String(error)));
      callsMs.push(performance.now() - startMs);
    }
  }
  const { told, failures: closed } = await hearing(crowds, 2 * pairs);
  failures.push(...closed);
  return { friendships: pairs, friendCallP95Ms: percentile(callsMs, 0.95), friendNewsLost: 2 * pairs - told };
}

/** Everybody checks in once a minute while friends come online. */
export async function steady(run: PresenceRun, failures: string[]): Promise<Figures> {
  await run.crowds.ask({ ask: "keep checking in", everyMs: CHECK_IN_EVERY_MS });
  const { value, cpuMs, loopDelayP99Ms } = await costOf(run, "steady", () => deliver(run, run.deliveries, run.seconds));
  await run.crowds.ask({ ask: "keep checking in", everyMs: 0 });
  failures.push(...value.failures);
  return {
    deliveriesPerSecond: value.told / run.seconds,
    deliveriesLost: value.wanted - value.told,
    fanOutP50Ms: percentile(value.toldMs, 0.5),
    fanOutP99Ms: percentile(value.toldMs, 0.99),
    steadyCpuShare: cpuMs / 1_000 / run.seconds,
    loopDelayP99Ms,
  };
}

/** As much as a core takes. */
export async function burst(run: PresenceRun, failures: string[]): Promise<Figures> {
  const { value, cpuMs } = await costOf(run, "burst", () => deliver(run, run.mostDeliveries, run.scale.burstSeconds));
  failures.push(...value.failures);
  return {
    deliveriesPerCoreSecond: (value.told * 1_000) / cpuMs,
    microsPerDelivery: (cpuMs * 1_000) / value.told,
    burstLost: value.wanted - value.told,
  };
}

/** Messages of the day beside friends who come online, in turns: as much of each as a core takes. */
export async function teamNews(run: PresenceRun, failures: string[]): Promise<Figures> {
  const { burstSeconds, newsTurns } = run.scale;
  const rates = { friends: [] as number[], team: [] as number[] };
  let lost = 0;
  for (let turn = 0; turn < newsTurns; turn++) {
    for (const news of ["friends", "team"] as const) {
      const { value, cpuMs } = await costOf(run, news, () => deliver(run, run.mostDeliveries / 2, burstSeconds, news));
      failures.push(...value.failures);
      rates[news].push((value.told * 1_000) / cpuMs);
      lost += value.wanted - value.told;
    }
  }
  return {
    friendNewsPerCoreSecond: median(rates.friends),
    teamNewsPerCoreSecond: median(rates.team),
    teamNewsShare: median(rates.team.map((rate, turn) => rate / (rates.friends[turn] ?? Number.NaN))),
    teamNewsLost: lost,
  };
}

async function deliver(run: PresenceRun, perSecond: number, seconds: number, news?: Flood["news"]) {
  const { target, crowds, players, count, friends } = run;
  await crowds.ask({ ask: "seen" });
  const wanted = await target.flood({ perSecond, seconds, firstUser: players.first, users: count, friends, news });
  return { wanted, ...(await hearing(crowds, wanted)) };
}

/** Waits until so much is told, and not for ever. */
async function hearing(crowds: Crowds, wanted: number) {
  const untilMs = performance.now() + DELIVERED_WITHIN_MS;
  let told = 0;
  const toldMs: number[] = [];
  const failures: string[] = [];
  while (told < wanted && performance.now() < untilMs) {
    const seen = await crowds.ask({ ask: "seen" });
    told += seen.told;
    toldMs.push(...seen.toldMs);
    failures.push(...seen.failures);
    if (told < wanted) await wait(50);
  }
  return { told, toldMs, failures };
}

const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);
