import { z } from "zod";

import { LOOT_TYPES } from "../../content/loot/loot.ts";
import { MOST_STICKERS } from "../../rules/garage/equip.ts";
import { GARAGE } from "../../rules/garage/layout.ts";
import { SHOWCASE } from "../../rules/garage/showcase.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { username } from "../fields.ts";
import { carID, look, lootID, stamp } from "../ids.ts";
import { SelfParts } from "../self.ts";

const hueAngle = z.int().min(0).max(359);
const slot = carID.nullable();

export const OwnedLoot = z.object({
  lootID,
  type: z.enum(LOOT_TYPES),
  createdStamp: stamp,
  equipped: z.int().min(0).meta({ description: "0: not worn; stickers count from 1, the lowest one first." }),
});
export type OwnedLoot = z.infer<typeof OwnedLoot>;

/** What a player owns. @source core §3 User session */
export const Garage = z.object({
  garage: z.array(slot).meta({ description: `The slots in order, whole pages of ${GARAGE.pageSlots}.` }),
  cars: z
    .array(z.tuple([carID, z.enum(["owned", "sold"]), hueAngle, stamp]))
    .meta({ description: "Each with its state, its paint and when it was got." }),
  totalCars: z.int().min(0).meta({ description: "Without sold ones." }),
  soldCars: z.int().min(0),
  loot: z.array(OwnedLoot),
  stories: z
    .array(
      z.object({
        carID,
        racesPlayed: z.int().min(0),
        highestSpeed: z.number().meta({ description: "WPM, or on the math site right answers a minute." }),
        lastRaceStamp: stamp,
      }),
    )
    .meta({ description: "What each car did on this site, sold ones too; cars without a race are missing." }),
  isOpen: z.boolean().meta({ description: "Whether others may look into the garage." }),
  showcase: z.array(z.union([z.object({ carID }), z.object({ lootID })])).readonly(),
  look: look.meta({ description: "What is chosen; of it only gold members wear what is for gold members only." }),
});
export type Garage = z.infer<typeof Garage>;

const answer = z.object({ garage: Garage });

export const garage = call({
  method: "GET",
  path: "/garage",
  summary: "The caller's cars in their slots, and their loot.",
  access: "user",
  openToBots: true,
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer,
  refusals: [],
});

const MOST_SLOTS = 10 * GARAGE.pageSlots;
const LAYOUT = `A garage has whole rows of ${GARAGE.step} slots, ${MOST_SLOTS} at most.`;

/** @source core §7 Garage and rewards */
export const arrangeCars = call({
  method: "POST",
  path: "/loot/arrange-cars",
  summary: "Arrange the caller's cars. Cars that are missing take empty slots, others than the caller's go.",
  access: "user",
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: z.strictObject({
    garage: z
      .array(slot, LAYOUT)
      .min(GARAGE.step, LAYOUT)
      .max(MOST_SLOTS, LAYOUT)
      .refine(({ length }) => length % GARAGE.step === 0, LAYOUT),
  }),
  answer,
  refusals: [],
});

const percent = z.int().min(0).max(100);
const StickerPlace = z.strictObject({
  x: percent.meta({ description: "Of its middle, in percent of the car's sticker area." }),
  y: percent,
  turn: z.int().min(0).max(359).meta({ description: "Degrees clockwise." }),
  isMirrored: z.boolean(),
});
const single = z.strictObject({
  type: z.enum(["trail", "nitro", "nametag", "title"]),
  id: lootID.nullable().meta({ description: "null: nothing but what everybody has." }),
});

/** @source core §7 Garage and rewards */
export const Change = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("car"),
    id: carID,
    hueAngle: hueAngle.optional().meta({ description: "Without it the paint that the car has." }),
  }),
  single,
  z.strictObject({
    type: z.literal("sticker"),
    ids: z.array(lootID).max(MOST_STICKERS).meta({ description: "All of them, the lowest one first." }),
    places: z.array(StickerPlace).max(MOST_STICKERS).optional().meta({
      description: "Of each; without them stickers stay where they are, and new ones get a free place.",
    }),
  }),
]);

/** @source core §7 Garage and rewards */
export const equipLoot = call({
  method: "POST",
  path: "/loot/equip",
  summary: "Change what the caller drives and wears: all of the list, or nothing. What is so already changes nothing.",
  access: "user",
  openToBots: true,
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: z.strictObject({ changes: z.array(Change).min(1, "Choose something first.").max(6) }),
  answer: answer.extend(SelfParts.pick({ account: true }).shape),
  refusals: ["classSetting", "notFound", "notOwned", "goldOnly"],
});

const Item = z.union([z.strictObject({ carID }), z.strictObject({ lootID })]);
/** What a player shows on the public page. */
export const Showcase = z.array(Item).max(SHOWCASE.most, `A showcase has room for ${SHOWCASE.most}.`).readonly();

export const showGarage = call({
  method: "POST",
  path: "/garage/show",
  summary: "What others see: whether they may look into the caller's garage, and what stands in the showcase.",
  access: "user",
  limit: { max: 60, perMs: minutes(1) },
  params: Nothing,
  body: z.strictObject({ isOpen: z.boolean().optional(), showcase: Showcase.optional() }),
  answer: z.object({ isOpen: z.boolean(), showcase: Showcase }),
  refusals: ["notOwned"],
});

export const othersGarage = call({
  method: "GET",
  path: "/players/{username}/garage",
  summary: "The cars of a player who lets others look, in the order of the slots, with what they did.",
  access: "session",
  limit: { max: 60, perMs: minutes(1), address: { max: 1_200, perMs: minutes(1) } },
  params: z.strictObject({ username }),
  body: Nothing,
  answer: z.object({
    displayName: z.string(),
    isBot: z.boolean().meta({ description: "Declared a bot by its owner." }),
    carID: carID.meta({ description: "The car in use." }),
    cars: z.array(z.object({ carID, hueAngle, stamp, racesPlayed: z.int(), highestSpeed: z.number() })).readonly(),
  }),
  refusals: ["notFound", "garageShut"],
});

/** @source README Selling */
export const sellCar = call({
  method: "POST",
  path: "/loot/cars/{carID}/sell",
  summary: "Sell one of the caller's cars for part of its price.",
  access: "user",
  limit: { max: 60, perMs: minutes(1) },
  takesKey: true,
  params: z.strictObject({ carID: z.coerce.number().int().min(1) as unknown as typeof carID }),
  body: Nothing,
  answer: answer.extend({
    cash: z.int().min(0).meta({ description: "What it brought." }),
    ...SelfParts.pick({ wallet: true }).shape,
  }),
  refusals: ["notFound", "notOwned", "carInUse", "lastCar"],
});
