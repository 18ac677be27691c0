/** A part of the player base: its boards and lobbies come first for who belongs to it. @source core §3 worldID */
export interface World {
  readonly worldID: number;
  readonly name: string;
  readonly about: string;
}

export const WORLDS: readonly World[] = [
  { worldID: 1, name: "Harbour", about: "Gulls, cranes and a road along the quay." },
  { worldID: 2, name: "Canyon", about: "Red rock and long bends." },
  { worldID: 3, name: "Meadow", about: "Bees, hedges and a warm wind." },
  { worldID: 4, name: "Glacier", about: "Blue ice and clear nights." },
  { worldID: 5, name: "Lantern City", about: "A thousand windows after rain." },
  { worldID: 6, name: "Orchard", about: "Apples on both sides of the road." },
  { worldID: 7, name: "Dunes", about: "Sand that sings when you drive by." },
  { worldID: 8, name: "Observatory", about: "High up, close to the stars." },
];

export const worldNamed = (worldID: number): string =>
  WORLDS.find((world) => world.worldID === worldID)?.name ?? "Elsewhere";
