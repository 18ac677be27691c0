/** What a contest of teams is called: its captain picks one, so that nobody has to think of a name. */
export const CONTEST_NAMES = {
  "harbour-plate": "Harbour Plate",
  "lantern-shield": "Lantern Shield",
  "canyon-ribbon": "Canyon Ribbon",
  "meadow-bell": "Meadow Bell",
  "glacier-star": "Glacier Star",
  "orchard-basket": "Orchard Basket",
  "dune-compass": "Dune Compass",
  "copper-spanner": "Copper Spanner",
  "silver-piston": "Silver Piston",
  "owl-lamp": "Owl Lamp",
  "kite-banner": "Kite Banner",
  "paper-crown": "Paper Crown",
} as const;
export type ContestName = keyof typeof CONTEST_NAMES;
export const CONTEST_NAME_KEYS = Object.keys(CONTEST_NAMES) as readonly ContestName[];
