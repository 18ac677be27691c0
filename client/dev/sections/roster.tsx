import { formatNumber, formatOrdinal } from "#shared/format/figures.ts";
import type { CarID } from "#shared/ids.ts";

import { type NamedPlayer, PlayerName } from "../../ui/data/player-name.tsx";
import type { Column } from "../../ui/data/table.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";

import page from "../ui-page.module.css";

export type Racer = NamedPlayer & {
  readonly place: number;
  readonly carID: number;
  readonly hueAngle: number;
  readonly speed: number;
  readonly races: number;
};

const seed: readonly NamedPlayer[] = [
  {
    displayName: "Quick Fox",
    username: "quick_fox",
    tag: "FOX",
    tagColor: "ff8a3d",
    membership: "gold",
    isFounder: true,
  },
  { displayName: "Marigold", username: "marigold", tag: "BLOOM", tagColor: "3b1d6e", friendType: "friend" },
  { displayName: "Guest Racer" },
  { displayName: "Ada", username: "ada", friendType: "teammate", isNew: true, tag: "PI", tagColor: "16e0c2" },
  { displayName: "Rusty", isBot: true },
  {
    displayName: "A very long display name that has no end",
    username: "long",
    tag: "LONG",
    tagColor: "ffffff",
    ranking: "#12",
  },
];

export const racers: readonly Racer[] = seed.map((player, at) =>
  Object.assign(
    { place: at + 1, carID: at + 1, hueAngle: at * 55, speed: [81.5, 77, 43.25, 96, 62, 58][at] ?? 0 },
    { races: [1_204, 88, 1, 23_511, 0, 311][at] ?? 0 },
    player,
  ),
);

export const columns: readonly Column<Racer>[] = [
  {
    id: "place",
    header: "Place",
    cell: (racer) => formatOrdinal(racer.place),
    sortBy: (racer) => racer.place,
    firstDirection: "ascending",
  },
  {
    id: "name",
    header: "Racer",
    rowHeader: true,
    sortBy: (racer) => racer.displayName,
    firstDirection: "ascending",
    cell: (racer) => (
      <span className={page.racer}>
        <CarThumb carID={racer.carID as CarID} hueAngle={racer.hueAngle} />
        <PlayerName player={racer} />
      </span>
    ),
  },
  {
    id: "speed",
    header: "WPM",
    align: "end",
    cell: (racer) => formatNumber(racer.speed),
    sortBy: (racer) => racer.speed,
  },
  {
    id: "races",
    header: "Races",
    align: "end",
    cell: (racer) => formatNumber(racer.races),
    sortBy: (racer) => racer.races,
  },
];
