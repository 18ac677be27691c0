import { schema, t } from "@colyseus/schema";

import type { RacePhase, RaceStateView, SeatView } from "#shared/contracts/realtime/race-state.ts";
import type { CarID } from "#shared/ids.ts";
import { isProgram } from "#shared/rules/lobby/table.ts";
import type { Seat, Standing } from "#shared/rules/race/race.ts";
import type { RaceMode, Scoring } from "#shared/rules/race/terms.ts";

import type { RacePlan } from "./race-plan.ts";

/** A seat as every racer in the room sees it. The user id stays on the server. */
export const SeatState = schema(
  {
    slot: t.uint8(),
    displayName: t.string(),
    tag: t.string(),
    tagColor: t.string(),
    look: t.string(),
    isGold: t.boolean(),
    carID: t.uint16<CarID>(),
    carHueAngle: t.uint16(),
    isBot: t.boolean(),
    isHere: t.boolean(),
    standing: t.string<Standing>(),
  },
  "SeatState",
);

/** The synchronised state of a race room: seats and phases. Progress travels apart from it. */
export const RaceState = schema(
  {
    phase: t.string<RacePhase>().default("gathering"),
    greenMs: t.float64().default(0),
    pausedMs: t.float64().default(0),
    text: t.string().default(""),
    sceneryKey: t.string().default(""),
    specialScenery: t.string().default(""),
    mode: t.string<RaceMode>().default("public"),
    scoring: t.string<Scoring>().default("competitive"),
    isOwnText: t.boolean().default(false),
    seats: t.map(SeatState),
  },
  "RaceState",
);
export type RaceState = InstanceType<typeof RaceState>;

function seatState(seat: Seat): InstanceType<typeof SeatState> {
  const { slot, displayName, tag, tagColor, look = "", isGold = false, carID, carHueAngle, isBot } = seat;
  const state = new SeatState();
  return Object.assign(state, {
    slot,
    displayName,
    tag: tag ?? "",
    tagColor: tagColor ?? "",
    look,
    isGold,
    carID,
    carHueAngle,
    isBot: isProgram(seat),
    isHere: isBot,
    standing: "racing" as const,
  });
}

/** What is known about a race before anybody has joined. */
export function showPlan(state: RaceState, { sceneryKey, specialScenery = "", terms, seats, ownText }: RacePlan): void {
  const { mode, scoring } = terms;
  Object.assign(state, { sceneryKey, specialScenery, mode, scoring, isOwnText: ownText !== undefined });
  for (const seat of seats) state.seats.set(String(seat.slot), seatState(seat));
}

export function showSeat(state: RaceState, slot: number, change: Partial<Pick<SeatView, "isHere" | "standing">>): void {
  const seat = state.seats.get(String(slot));
  if (seat) Object.assign(seat, change);
}

/** Whether everybody who is expected has arrived. */
export const allHere = ({ phase, seats }: RaceState): boolean =>
  phase === "gathering" && [...seats.values()].every((seat) => seat.isHere);

/** Until the countdown there is no green light to show. */
export function showClock(
  state: RaceState,
  { pausedMs, greenMs }: Pick<RaceStateView, "greenMs"> & { readonly pausedMs: number },
): void {
  Object.assign(state, { pausedMs, greenMs: state.phase === "gathering" ? 0 : greenMs });
}
