import { bundleByID, type Bundle, type BundleID } from "../../content/bundles.ts";
import type { Rarity } from "../../content/cars/car.ts";
import { carByID } from "../../content/cars/catalog.ts";
import { lootByID } from "../../content/loot/catalog.ts";
import type { LootID } from "../../content/loot/loot.ts";
import { NITRO_PACK } from "../../content/shop.ts";
import type { ShopItem } from "../../contracts/economy/shop-shapes.ts";
import { formatCount } from "../../format/figures.ts";
import type { CarID } from "../../ids.ts";
import { describeCar, describeLoot, describeNitros, type Description } from "../../rules/shop/describe.ts";
import { missingParts, noBuy, owns, priceFor, sayNoBuy, type Price } from "../../rules/shop/no-buy.ts";
import { startFor, type Offer } from "../../rules/shop/offer.ts";
import type { Stamp } from "../../units.ts";
import type { Customer } from "./customer.ts";

interface Named extends Description {
  readonly name: string;
  readonly rarity: Rarity | null;
}

/** What the catalogues say of something in the shop; undefined for what they don't know any more. */
export function namedIn({ type, id }: Pick<Offer, "type" | "id">): Named | undefined {
  switch (type) {
    case "car": {
      const car = carByID(id as CarID);
      return car && { name: car.name, rarity: car.rarity, ...describeCar(car) };
    }
    case "loot": {
      const loot = lootByID(id as LootID);
      return loot && { name: loot.name, rarity: loot.rarity, ...describeLoot(loot) };
    }
    case "bundle": {
      const bundle = bundleByID(id as BundleID);
      if (!bundle) return undefined;
      const { name, description, loot } = bundle;
      const shortDescription = `A car and ${formatCount(loot.length, "more thing")}`;
      return { name, rarity: null, shortDescription, longDescription: description };
    }
    case "nitros":
      return { name: formatCount(id, "nitro"), rarity: null, ...describeNitros(id, NITRO_PACK.nitrosADay) };
  }
}

/** Something that is sold, as a customer sees it; undefined without an entry in a catalogue. */
export function itemFor(offer: Offer, customer: Customer, now: Stamp): ShopItem | undefined {
  const named = namedIn(offer);
  if (!named) return undefined;
  const { type, id, wish, percentOff, expiration, goldOnly, unlockLevel } = offer;
  const price = priceFor(offer, customer);
  const no = noBuy(offer, customer, now);
  const bundle = type === "bundle" ? bundleByID(id as BundleID) : undefined;
  return {
    type,
    id,
    srlID: null,
    dlID: null,
    starterCarID: null,
    ...wish,
    ...named,
    ...price,
    percentOff,
    startStamp: startFor(offer, customer.isGold),
    expiration,
    isEarly: offer.startStamp > now,
    category: offer.isFeatured ? "featured" : null,
    goldOnly,
    unlockLevel,
    isOwned: offer.parts.length > 0 && missingParts(offer, customer).length === 0,
    hindrance: no ? { ...no, message: sayNoBuy(no) } : null,
    bundle: bundle && expiration !== null ? bundleFor(bundle, offer, price, customer, expiration) : null,
  };
}

function bundleFor(
  { bundleID, name, description, assetKey, themeHexCode }: Bundle,
  { parts }: Offer,
  price: Price,
  customer: Customer,
  expiration: Stamp,
): ShopItem["bundle"] {
  return {
    bundleID,
    userBundleID: null,
    type: "game-cash",
    name,
    description,
    ...price,
    withGold: false,
    modalImage: assetKey,
    shopImage: assetKey,
    themeHexCode,
    expiration,
    loot: parts.map(({ item, price: money }) => ({
      carID: "carID" in item ? item.carID : null,
      lootID: "lootID" in item ? item.lootID : null,
      money,
      isOwned: owns(customer, item),
    })),
  };
}
