import { INKS, type Rarity } from "../../cars/car.ts";
import { shaded } from "../../cars/colour.ts";
import { box, dot, star } from "../../cars/outline.ts";
import { sheets } from "../../cars/parts/sheet.ts";
import type { Picture, TitleArt } from "../loot.ts";

/** The outline of a title's plate says how rare it is. */
const PLATES: Readonly<Record<Rarity, string>> = {
  common: box(16, 10, 180, 40, 6),
  uncommon: box(16, 10, 180, 40, 20),
  rare: "M16 10H196L186 30L196 50H16z",
  epic: "M16 10H182L197 30L182 50H16z",
  legendary: "M16 12Q60 6 106 10T198 8L190 29L198 52Q150 48 106 50T16 48z",
};

/** A ribbon with its emblem, 200 × 60; the words stand from x = 58 to 184. */
export function titlePlate(
  { inks, trim, picture }: Pick<TitleArt, "inks" | "trim"> & { readonly picture: Picture },
  rarity: Rarity,
): string {
  const d = PLATES[rarity];
  const at = (shift: number, colour: string): string =>
    `<path transform="translate(0 ${shift})" d="${d}" fill="${colour}"/>`;
  const lines =
    rarity === "common"
      ? ""
      : `<path d="M60 15H180M60 45H180" stroke="${INKS[trim]}" stroke-width="1.6" stroke-linecap="round" opacity=".7"/>`;
  const stars =
    rarity === "legendary"
      ? `<path d="${star(184, 16, 5, 4, 0.25)}${star(178, 44, 4, 4, 0.25)}" fill="${INKS.goldLight}"/>`
      : "";
  const seal = `<path d="${dot(30, 30, 28)}" fill="${shaded(inks.ground, -0.12)}"/><path d="${dot(30, 30, 26)}" fill="${INKS[trim]}"/><path d="${dot(30, 30, 22.5)}" fill="${shaded(inks.ground, 0.06)}"/>`;
  return (
    at(3, shaded(inks.ground, -0.12)) +
    (rarity === "epic" || rarity === "legendary" ? at(-1.6, INKS[trim]) : at(-1.2, shaded(inks.ground, 0.16))) +
    at(0, inks.ground) +
    lines +
    stars +
    seal +
    `<g transform="translate(13 13) scale(.34)">${sheets(picture, INKS)}</g>`
  );
}
