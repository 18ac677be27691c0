import type { CarID, RaceID, TextID, UserID } from "../../ids.ts";
import type { LongerTime } from "../classes/needs.ts";
import type { Shown } from "../shown.ts";
import type { Foul } from "./foul.ts";
import { newLane, takeBatch, type Arrival, type Batch, type Lane } from "./lane.ts";
import { idleTimes } from "./longer.ts";
import { RACE } from "./numbers.ts";
import { withOutage, type Outage } from "./outages.ts";

/** A racer's standing: `racing` may become any of the others, which are final. */
export type Standing = "racing" | "finished" | "unfinished" | "disqualified";

/** The racer in a slot. Bots of the house have no user. */
export interface Seat extends Shown {
  readonly slot: number;
  readonly userID: UserID | null;
  readonly displayName: string;
  readonly carID: CarID;
  readonly carHueAngle: number;
  readonly isBot: boolean;
  /** Driven over a connection by an account that was declared a bot. */
  readonly isDeclaredBot?: boolean;
  /** Came with a nitro left to use. */
  readonly hasNitro?: boolean;
  /** The bot that pays everyone who beats it. */
  readonly isWampus?: boolean;
  /** Has longer time, by a teacher's word. */
  readonly longer?: LongerTime | undefined;
}

/** The part of a lane that all kinds of race have in common. */
export interface LaneCore {
  /** The offset of the newest counting act, in milliseconds from green light. */
  readonly fairMs: number;
  readonly foul?: Foul;
}

export interface Racer<L extends LaneCore = Lane> {
  readonly seat: Seat;
  readonly lane: L;
  readonly standing: Standing;
  /** Milliseconds from green light at which the last press arrived; 0 before the first. */
  readonly lastArrivalMs: number;
  readonly isWarned: boolean;
  /** Since when the connection is down, in milliseconds from green light. */
  readonly awaySinceMs?: number;
  /** Earlier outages, oldest first. */
  readonly outages?: readonly Outage[];
}

/** Common to typing and math races. All moments are milliseconds from green light: below zero is the countdown. */
export interface RaceCore<L extends LaneCore = LaneCore> {
  readonly raceID: RaceID;
  readonly racers: readonly Racer<L>[];
  /** When the third racer finished. */
  readonly thirdMs?: number;
  readonly isOver: boolean;
}

/** A typing race as one value. */
export interface Race extends RaceCore<Lane> {
  /** null for a text that isn't one of ours. */
  readonly textID: TextID | null;
  readonly text: string;
}

export const newRacers = <L extends LaneCore>(seats: readonly Seat[], laneOf: (seat: Seat) => L): readonly Racer<L>[] =>
  seats.map((seat) => ({ seat, lane: laneOf(seat), standing: "racing", lastArrivalMs: 0, isWarned: false }));

/** @param phraseSlots the racers who say that words come at once */
export const newRace = (
  raceID: RaceID,
  textID: TextID | null,
  text: string,
  seats: readonly Seat[],
  phraseSlots: readonly number[] = [],
): Race => ({
  raceID,
  textID,
  text,
  racers: newRacers(seats, ({ slot, hasNitro }) => newLane(hasNitro, phraseSlots.includes(slot))),
  isOver: false,
});

/** Takes one racer's batch. Returns the same race when the batch changes nothing. */
export function takeKeys(race: Race, slot: number, batch: Batch, arrival: Arrival): Race {
  return takeAct(race, slot, arrival.arrivalMs, {
    take: (lane: Lane) => takeBatch(race.text, lane, batch, arrival),
    isDone: (lane) => lane.typed >= race.text.length,
  });
}

/** How a racer's act changes the lane, and when the lane is done. */
interface Act<L extends LaneCore> {
  /** Returns the same lane when there is nothing new. */
  readonly take: (lane: L) => L;
  readonly isDone: (lane: L) => boolean;
}

/** Takes a racer's acts. Returns the same race when they change nothing. */
export function takeAct<L extends LaneCore, C extends RaceCore<L>>(
  race: C,
  slot: number,
  arrivalMs: number,
  act: Act<L>,
): C {
  const racer = race.racers.find((r) => r.seat.slot === slot);
  if (!racer || race.isOver || racer.standing !== "racing") return race;
  if (arrivalMs + RACE.fairSlackMs < 0) {
    return disqualify(race, slot, { code: "too-early", measured: Math.round(arrivalMs), threshold: 0 });
  }
  const lane = act.take(racer.lane);
  if (lane === racer.lane) return race;
  const inTime = act.isDone(lane) && lane.fairMs <= deadlineMs(race, racer.seat);
  const standing = lane.foul ? "disqualified" : inTime ? "finished" : "racing";
  const next = replace(race, slot, { ...racer, lane, standing, lastArrivalMs: arrivalMs, isWarned: false });
  return markThird(next, arrivalMs);
}

/** When typing stops counting: 60 s after the third finisher, at the latest at 180 s; for who has longer time so much later. */
export function deadlineMs({ thirdMs }: RaceCore, { longer }: Pick<Seat, "longer"> = {}): number {
  const times = longer?.race ?? 1;
  return thirdMs === undefined ? RACE.capMs * times : Math.min(thirdMs + RACE.afterThirdMs * times, RACE.capMs * times);
}

/**
 * Lets time pass: warns and disqualifies idle racers, gives up on racers who did not reconnect or whose time is over, and ends
 * the race when everybody is through.
 *
 * @returns the same race when nothing is due
 */
export function tick<C extends RaceCore>(race: C, nowMs: number): C {
  if (race.isOver || nowMs < 0) return race;
  let next = race;
  for (const racer of race.racers) next = passFor(next, racer, nowMs);
  return next.racers.every((r) => r.standing !== "racing") ? end(next, nowMs) : next;
}

function passFor<C extends RaceCore>(race: C, racer: Racer<LaneCore>, nowMs: number): C {
  const { slot, isBot } = racer.seat;
  if (racer.standing !== "racing") return race;
  const isLate = nowMs >= deadlineMs(race, racer.seat) + RACE.graceMs;
  if (isLate) return replace(race, slot, stopped(racer, nowMs));
  if (isBot) return race;
  if (racer.awaySinceMs !== undefined) {
    return nowMs - racer.awaySinceMs < RACE.comeBackMs ? race : replace(race, slot, stopped(racer, nowMs));
  }
  const idleMs = nowMs - racer.lastArrivalMs;
  const { warnMs, outMs } = idleTimes(racer.seat);
  if (idleMs >= outMs) {
    return disqualify(race, slot, { code: "idle", measured: Math.round(idleMs), threshold: outMs });
  }
  return idleMs >= warnMs && !racer.isWarned ? replace(race, slot, { ...racer, isWarned: true }) : race;
}

/** Whether a person has finished: such a race is never called off. */
export const hasFinisher = ({ racers }: RaceCore): boolean =>
  racers.some(({ seat, standing }) => standing === "finished" && !seat.isBot);

/** Ends the race now: those still racing are unfinished. */
export function end<C extends RaceCore>(race: C, nowMs: number): C {
  const racers = race.racers.map((racer) => (racer.standing === "racing" ? stopped(racer, nowMs) : racer));
  return { ...race, racers, isOver: true };
}

/** A racer who is done before results are closed. */
const stopped = ({ awaySinceMs, ...racer }: Racer<LaneCore>, nowMs: number): Racer<LaneCore> => ({
  ...racer,
  standing: "unfinished",
  outages: withOutage(racer.outages, awaySinceMs, nowMs),
});

/** Ends the race for one racer by a hard rule. */
export function disqualify<C extends RaceCore>(race: C, slot: number, foul: Foul): C {
  const racer = race.racers.find((r) => r.seat.slot === slot);
  if (!racer || racer.standing !== "racing") return race;
  return replace(race, slot, { ...racer, standing: "disqualified", lane: { ...racer.lane, foul } });
}

/** A racer's connection is down: the car coasts. Before the countdown this has no effect. */
export const goAway = <C extends RaceCore>(race: C, slot: number, nowMs: number): C =>
  change(race, slot, (racer) =>
    racer.standing === "racing" ? { ...racer, awaySinceMs: Math.max(0 - RACE.countdownMs, nowMs) } : racer,
  );

/** The racer is back: restarts the idle time, from the green light at the earliest. */
export const comeBack = <C extends RaceCore>(race: C, slot: number, nowMs: number): C =>
  change(race, slot, ({ awaySinceMs, ...racer }) => ({
    ...racer,
    outages: withOutage(racer.outages, awaySinceMs, nowMs),
    lastArrivalMs: Math.max(0, nowMs),
    isWarned: false,
  }));

/** The racer left for good. */
export const giveUp = <C extends RaceCore>(race: C, slot: number, nowMs: number): C =>
  change(race, slot, (racer) => (racer.standing === "racing" ? stopped(racer, nowMs) : racer));

function change<C extends RaceCore>(race: C, slot: number, how: (racer: Racer<LaneCore>) => Racer<LaneCore>): C {
  const racer = race.racers.find((r) => r.seat.slot === slot);
  if (!racer || race.isOver) return race;
  const next = how(racer);
  return next === racer ? race : replace(race, slot, next);
}

const replace = <C extends RaceCore>(race: C, slot: number, racer: Racer<LaneCore>): C => ({
  ...race,
  racers: race.racers.map((r) => (r.seat.slot === slot ? racer : r)),
});

function markThird<C extends RaceCore>(race: C, nowMs: number): C {
  if (race.thirdMs !== undefined) return race;
  const finished = race.racers.filter((r) => r.standing === "finished").length;
  return finished < 3 ? race : { ...race, thirdMs: nowMs };
}
