import type { Loot, LootID } from "#shared/content/loot/loot.ts";
import { MOST_STICKERS, type Change } from "#shared/rules/garage/equip.ts";
import type { Look } from "#shared/rules/garage/look.ts";
import { putOn, takenOff, type Stickers } from "#shared/rules/garage/placing.ts";

import type { Thing } from "../thing.ts";

/** Of some loot what is worn at once: all stickers, and of each other kind the first, or the one that is on already. */
export function fitting(loot: readonly Loot[], look: Look): readonly Loot[] {
  const isWorn = ({ type, lootID }: Loot): boolean => type !== "sticker" && look[type] === lootID;
  return [...Map.groupBy(loot, ({ type }) => type)].flatMap(([type, alike]) => {
    const [first] = alike;
    return type === "sticker" ? alike : (alike.find(isWorn) ?? first ?? []);
  });
}

/** A look with loot tried on. On a full car a sticker takes the place of the topmost one. */
export function tried(look: Look, loot: readonly Loot[]): Look {
  let on = look;
  for (const { type, lootID } of fitting(loot, look)) {
    on = type === "sticker" ? { ...on, stickers: withSticker(on.stickers, lootID) } : { ...on, [type]: lootID };
  }
  return on;
}

function withSticker(stickers: Stickers, lootID: LootID): Stickers {
  const top = stickers.at(-1);
  return putOn(top && stickers.length >= MOST_STICKERS ? takenOff(stickers, top.lootID) : stickers, lootID);
}

/** Whether all of a thing is driven and worn, as much of it as fits at once. */
export const isOn = ({ car, loot }: Thing, carID: number, look: Look): boolean =>
  (!car || car.carID === carID) &&
  fitting(loot, look).every(({ type, lootID }) =>
    type === "sticker" ? look.stickers.some((sticker) => sticker.lootID === lootID) : look[type] === lootID,
  );

/** What puts all of a thing on that fits at once; undefined where its stickers find no room. */
export function changesFor({ car, loot }: Thing, look: Look): readonly Change[] | undefined {
  const before = look.stickers.map(({ lootID }) => lootID);
  const fresh = loot.flatMap(({ type, lootID }) => (type === "sticker" && !before.includes(lootID) ? [lootID] : []));
  if (before.length + fresh.length > MOST_STICKERS) return undefined;
  return [
    ...(car ? [{ type: "car", id: car.carID } as const] : []),
    ...fitting(loot, look).flatMap(({ type, lootID }) => (type === "sticker" ? [] : [{ type, id: lootID }])),
    ...(fresh.length > 0 ? [{ type: "sticker", ids: [...before, ...fresh] } as const] : []),
  ];
}
