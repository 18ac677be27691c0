import type { CarID, RaceID, TextID, UserID } from "../../ids.ts";
import type { Foul } from "./foul.ts";
import { newLane, takeBatch, type Arrival, type Batch, type Lane } from "./lane.ts";
import { RACE } from "./numbers.ts";

/** How a racer stands: `racing` may become any of the others, which are final. */
export type Standing = "racing" | "finished" | "unfinished" | "disqualified";

/** Who sits where. Bots have no user. */
export interface Seat {
  readonly slot: number;
  readonly userID: UserID | null;
  readonly displayName: string;
  readonly carID: CarID;
  readonly carHueAngle: number;
  readonly isBot: boolean;
}

export interface Racer {
  readonly seat: Seat;
  readonly lane: Lane;
  readonly standing: Standing;
  /** Milliseconds from green light at which the last press arrived; 0 before the first. */
  readonly lastArrivalMs: number;
  readonly isWarned: boolean;
  /** Since when the line is down, in milliseconds from green light. */
  readonly awaySinceMs?: number;
}

/** A race as one value. All moments are milliseconds from green light: below zero is the countdown. */
export interface Race {
  readonly raceID: RaceID;
  readonly textID: TextID;
  readonly text: string;
  readonly racers: readonly Racer[];
  /** When the third racer finished. */
  readonly thirdMs?: number;
  readonly isOver: boolean;
}

export function newRace(raceID: RaceID, textID: TextID, text: string, seats: readonly Seat[]): Race {
  const racers = seats.map((seat): Racer => ({
    seat,
    lane: newLane(),
    standing: "racing",
    lastArrivalMs: 0,
    isWarned: false,
  }));
  return { raceID, textID, text, racers, isOver: false };
}

/** Takes one racer's batch. The same race when the batch changes nothing. */
export function takeKeys(race: Race, slot: number, batch: Batch, arrival: Arrival): Race {
  const racer = race.racers.find((r) => r.seat.slot === slot);
  if (!racer || race.isOver || racer.standing !== "racing") return race;
  if (arrival.arrivalMs + RACE.fairSlackMs < 0) {
    return disqualify(race, slot, { code: "too-early", measured: Math.round(arrival.arrivalMs), threshold: 0 });
  }
  const lane = takeBatch(race.text, racer.lane, batch, arrival);
  if (lane === racer.lane) return race;
  const standing = standingAfter(race, lane);
  const next = replace(race, slot, { ...racer, lane, standing, lastArrivalMs: arrival.arrivalMs, isWarned: false });
  return markThird(next, arrival.arrivalMs);
}

function standingAfter(race: Race, lane: Lane): Standing {
  if (lane.foul) return "disqualified";
  return lane.typed >= race.text.length && lane.fairMs <= deadlineMs(race) ? "finished" : "racing";
}

/** When typing stops counting: 60 s after the third finisher, at the latest at 180 s. */
export const deadlineMs = (race: Race): number =>
  race.thirdMs === undefined ? RACE.capMs : Math.min(race.thirdMs + RACE.afterThirdMs, RACE.capMs);

/**
 * Lets time pass: warns and disqualifies idle racers, gives up on racers who did not come back, and ends the race.
 *
 * @returns the same race when nothing is due
 */
export function pass(race: Race, nowMs: number): Race {
  if (race.isOver || nowMs < 0) return race;
  let next = race;
  for (const racer of race.racers) next = passFor(next, racer, nowMs);
  const isOver = nowMs >= deadlineMs(next) + RACE.graceMs || next.racers.every((r) => r.standing !== "racing");
  return isOver ? end(next) : next;
}

function passFor(race: Race, racer: Racer, nowMs: number): Race {
  const { slot, isBot } = racer.seat;
  if (racer.standing !== "racing" || isBot) return race;
  if (racer.awaySinceMs !== undefined) {
    return nowMs - racer.awaySinceMs < RACE.comeBackMs
      ? race
      : replace(race, slot, { ...racer, standing: "unfinished" });
  }
  const idleMs = nowMs - racer.lastArrivalMs;
  if (idleMs >= RACE.idleOutMs) {
    return disqualify(race, slot, { code: "idle", measured: Math.round(idleMs), threshold: RACE.idleOutMs });
  }
  return idleMs >= RACE.idleWarnMs && !racer.isWarned ? replace(race, slot, { ...racer, isWarned: true }) : race;
}

/** Ends the race now: whoever is still racing did not finish. */
export function end(race: Race): Race {
  const racers = race.racers.map((r): Racer => (r.standing === "racing" ? { ...r, standing: "unfinished" } : r));
  return { ...race, racers, isOver: true };
}

/** Ends the race for one racer by a hard rule. */
export function disqualify(race: Race, slot: number, foul: Foul): Race {
  const racer = race.racers.find((r) => r.seat.slot === slot);
  if (!racer || racer.standing !== "racing") return race;
  return replace(race, slot, { ...racer, standing: "disqualified", lane: { ...racer.lane, foul } });
}

/** The line to a racer is down: the car coasts. */
export const goAway = (race: Race, slot: number, nowMs: number): Race =>
  change(race, slot, (racer) => (racer.standing === "racing" ? { ...racer, awaySinceMs: nowMs } : racer));

/** The racer is back: idle time starts afresh. */
export const comeBack = (race: Race, slot: number, nowMs: number): Race =>
  change(race, slot, ({ awaySinceMs: _away, ...racer }) => ({ ...racer, lastArrivalMs: nowMs, isWarned: false }));

/** The racer left for good. */
export const giveUp = (race: Race, slot: number): Race =>
  change(race, slot, (racer) => (racer.standing === "racing" ? { ...racer, standing: "unfinished" } : racer));

function change(race: Race, slot: number, how: (racer: Racer) => Racer): Race {
  const racer = race.racers.find((r) => r.seat.slot === slot);
  if (!racer || race.isOver) return race;
  const next = how(racer);
  return next === racer ? race : replace(race, slot, next);
}

const replace = (race: Race, slot: number, racer: Racer): Race => ({
  ...race,
  racers: race.racers.map((r) => (r.seat.slot === slot ? racer : r)),
});

function markThird(race: Race, nowMs: number): Race {
  if (race.thirdMs !== undefined) return race;
  const finished = race.racers.filter((r) => r.standing === "finished").length;
  return finished < 3 ? race : { ...race, thirdMs: nowMs };
}
