import { isSceneryKey } from "#shared/content/scenery.ts";
import type { TableView } from "#shared/contracts/realtime/lobby.ts";
import type { RaceStateView, SeatView } from "#shared/contracts/realtime/race-state.ts";
import { decodeLook, encodeLook, PLAIN_LOOK } from "#shared/rules/garage/look.ts";

import type { SceneRacer } from "../../scene/scene.ts";
import { GHOST_SLOT } from "../../scene/stage.ts";
import type { RaceView } from "./race-store.ts";

/** The seats of a forming race, as those of the race to come. */
export const seatsOfTable = (table: TableView): SeatView[] =>
  table.seats.map(({ displayName, tag, tagColor, look, isGold, carID, carHueAngle, isBot }, slot) => ({
    slot,
    displayName,
    tag: tag ?? "",
    tagColor: tagColor ?? "",
    look,
    isGold,
    carID,
    carHueAngle,
    isBot,
    isHere: true,
    standing: "racing",
  }));

/** A copy of the synchronised seats, which change in place. */
const seatsOfState = (state: RaceStateView): SeatView[] =>
  Array.from(
    state.seats.values(),
    ({ slot, displayName, tag, tagColor, look, isGold, carID, carHueAngle, isBot, isHere, standing }) => ({
      slot,
      displayName,
      tag,
      tagColor,
      look,
      isGold,
      carID,
      carHueAngle,
      isBot,
      isHere,
      standing,
    }),
  );

export const racersOf = (seats: readonly SeatView[], own: number): SceneRacer[] =>
  seats.map(({ slot, displayName, tag, tagColor, look, carID, carHueAngle, isBot }) => ({
    slot,
    name: displayName,
    tag,
    tagColor,
    look,
    carID,
    hueAngle: carHueAngle,
    isOwn: slot === own,
    isBot,
  }));

/** The player's car once more, pale and without a seat; none before the player has one. */
export const ghostOf = (seats: readonly SeatView[], own: number): SceneRacer[] =>
  racersOf(seats, own)
    .filter(({ isOwn }) => isOwn)
    .map((racer) => ({
      ...racer,
      look: bareLook(racer.look ?? ""),
      slot: GHOST_SLOT,
      isOwn: false,
      isGhost: true,
      plate: "Your best",
    }));

/** Only the stickers: a ghost leaves nothing behind, and has no nametag. */
const bareLook = (look: string): string => encodeLook({ ...PLAIN_LOOK, stickers: decodeLook(look).stickers });

/** The special scenery where this page knows it. */
export const sceneryShown = ({
  sceneryKey,
  specialScenery = "",
}: Pick<TableView, "sceneryKey" | "specialScenery">): string =>
  isSceneryKey(specialScenery) ? specialScenery : sceneryKey;

/** Equal while the same racers have the same seats. */
export const namesOf = (seats: readonly SeatView[]): string =>
  seats.map((seat) => `${seat.slot} ${seat.displayName}`).join("\n");

/** A table's announcement of the race to come. */
export const viewOfTable = (table: TableView): Partial<RaceView> => ({
  table,
  startsAtMs: performance.now() + table.startsInMs,
  slot: table.ownSeat,
  ownSpeed: table.seats[table.ownSeat]?.avgSpeed ?? undefined,
  seats: seatsOfTable(table),
  sceneryKey: sceneryShown(table),
});

/** What a page shows of a race's state. */
export const shownOf = (
  state: RaceStateView,
): Pick<RaceView, "seats" | "sceneryKey" | "isCasual" | "isOwnText" | "isPaused"> => ({
  seats: seatsOfState(state),
  sceneryKey: sceneryShown(state),
  isCasual: state.scoring === "casual",
  isOwnText: !!state.isOwnText,
  isPaused: !!state.pausedMs,
});
