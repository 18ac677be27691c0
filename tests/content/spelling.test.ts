import { describe, expect, it } from "vitest";

import { ACHIEVEMENTS } from "#shared/content/achievements/catalog.ts";
import { BUNDLES } from "#shared/content/bundles.ts";
import { CARS } from "#shared/content/cars/catalog.ts";
import { CHALLENGES } from "#shared/content/challenges.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import { TEXTS } from "#shared/content/texts/catalog.ts";
import { WARM_UPS } from "#shared/content/warm-ups.ts";
import { WORLDS } from "#shared/content/worlds.ts";

import { interfaceTexts } from "../../scripts/texts.ts";
import { americanIn } from "../support/american.ts";

const READ: Readonly<Record<string, readonly string[]>> = {
  "to type in a race": TEXTS.flatMap(({ title, body }) => [title, body]),
  "to type at a table": WARM_UPS,
  "names and words of things": [
    ...CARS.map(({ name }) => name),
    ...LOOT.map(({ name }) => name),
    ...BUNDLES.flatMap(({ name, description }) => [name, description]),
    ...ACHIEVEMENTS.flatMap(({ name, desc }) => [name, desc]),
    ...CHALLENGES.map((challenge) => JSON.stringify(challenge)),
    ...WORLDS.map((world) => JSON.stringify(world)),
  ],
  "of the interface": interfaceTexts().flatMap(({ texts }) => texts),
};

/** A taxi's meter is spelled so here too; the specification names the customizer. */
const RIGHT = new Set(["Meter", "Customizer", "customizer", "Customize"]);

const wrongIn = (text: string): readonly string[] => americanIn(text).filter((word) => !RIGHT.has(word));

describe("every text is spelled the British way", () => {
  it.each(Object.entries(READ))("%s", (_where, texts) => {
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.flatMap((text) => wrongIn(text).map((word) => `${word}: ${text}`))).toEqual([]);
  });
});

describe("the list of American spellings", () => {
  it("knows the common kinds", () => {
    const american =
      "color colored Neighbors kilometer meters centers theater organize analyzed traveling canceled jewelry enrollment skillful defense catalog gray cozy pajamas skeptical plow toward";
    expect(americanIn(american)).toEqual(american.split(" "));
  });

  it("leaves British words alone", () => {
    const british =
      "colour neighbours kilometre parameter perimeter thermometer centres theatre organise analysed travelling cancelled jewellery enrolment skilful defence catalogue grey cosy size prize seize program tired towards model total level";
    expect(americanIn(british)).toEqual([]);
  });
});
