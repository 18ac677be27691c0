import { z } from "zod";

import { carID, shown } from "../ids.ts";

/** The options of joining a lobby of any kind. */
export const JoinOptions = z
  .object({
    takeOver: z
      .boolean()
      .default(false)
      .meta({ description: "Continues here a race that is open on another page, whose connection is closed." }),
  })
  .catch({ takeOver: false });

/** A seat of a forming race, as everyone at the table sees it. */
export const TableSeatView = z.object({
  displayName: z.string(),
  ...shown,
  carID,
  carHueAngle: z.int(),
  isBot: z.boolean(),
  avgSpeed: z.number().nullable(),
});

export const TableView = z
  .object({
    seats: z.array(TableSeatView).max(5),
    ownSeat: z.int().min(0).max(4),
    speeds: z.tuple([z.int(), z.int()]).meta({
      description: "Why these opponents: racers from this to that average speed (WPM) are seated here by now.",
    }),
    sceneryKey: z.string().meta({ description: "The scenery of the race to come, of those of every day." }),
    specialScenery: z.string().optional().meta({
      description: "The scenery of a season or an event, instead; whoever doesn't know it draws `sceneryKey`.",
    }),
    startsInMs: z.int().min(0).meta({ description: "When the race is made at the latest." }),
  })
  .meta({ description: "The table a racer sits at. Sent whenever a seat changes." });
export type TableView = z.infer<typeof TableView>;

export const SeatReservation = z
  .object({
    name: z.string(),
    sessionId: z.string(),
    roomId: z.string(),
    processId: z.string(),
    publicAddress: z.string().optional(),
  })
  .meta({
    description:
      "A seat in a race room, also the racer's own seat in a running race: hand it to `client.consumeSeatReservation(seat)`, then leave the lobby.",
  });
export type SeatReservation = z.infer<typeof SeatReservation>;

export const LobbyTrouble = z
  .object({ message: z.string() })
  .meta({ description: "No race could be made; wait and join again." });
export type LobbyTrouble = z.infer<typeof LobbyTrouble>;

export const Honk = z
  .object({})
  .meta({ description: "Honks to the table. At most one a second is heard; others are dropped without a word." });

export const HonkHeard = z
  .object({ seat: z.int().min(0).max(4) })
  .meta({ description: "Somebody at the table honks, the racer included; now and then a bot does." });
export type HonkHeard = z.infer<typeof HonkHeard>;

export const LOBBY_MESSAGES = {
  sent: { honk: Honk },
  received: { table: TableView, honk: HonkHeard, seat: SeatReservation, trouble: LobbyTrouble },
} as const;
