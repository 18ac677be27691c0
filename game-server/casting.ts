import { randomUUID } from "node:crypto";

import { BOT_NAMES } from "#shared/content/bots.ts";
import { CARS } from "#shared/content/cars/catalog.ts";
import { TEXTS } from "#shared/content/texts/catalog.ts";
import type { RaceID } from "#shared/ids.ts";
import { between, pick, type Dice } from "#shared/rules/chance.ts";
import type { RacerCard, Table } from "#shared/rules/lobby.ts";

import type { RacePlan } from "./race-room.ts";

const BOT_SPREAD = 0.15;

/** A labelled bot about as fast as its table. */
export function newBot(table: Table, dice: Dice): RacerCard {
  const taken = new Set(table.seats.map((seat) => seat.displayName));
  return {
    displayName: pick(
      dice,
      BOT_NAMES.filter((name) => !taken.has(name)),
    ),
    carID: pick(
      dice,
      CARS.filter((car) => car.purchasable && !car.goldOnly),
    ).carID,
    carHueAngle: Math.floor(dice() * 360),
    avgSpeed: Math.round(table.wpm * between(dice, 1 - BOT_SPREAD, 1 + BOT_SPREAD)),
  };
}

/** Text, scenery and seats of the race that a table becomes. */
export function planRace(table: Table, dice: Dice): RacePlan {
  return {
    raceID: randomUUID() as RaceID,
    textID: pick(dice, TEXTS).textID,
    placeKey: table.placeKey,
    seats: table.seats.map((seat, slot) => ({
      slot,
      userID: seat.isBot ? null : seat.userID,
      displayName: seat.displayName,
      carID: seat.carID,
      carHueAngle: seat.carHueAngle,
      isBot: seat.isBot,
    })),
    botSpeeds: table.seats.flatMap((seat, slot) => (seat.isBot ? [[slot, seat.avgSpeed ?? table.wpm] as const] : [])),
  };
}
