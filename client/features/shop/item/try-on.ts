import type { Loot, LootID } from "#shared/content/loot/loot.ts";
import { MOST_STICKERS, type Change } from "#shared/rules/garage/equip.ts";
import type { Look } from "#shared/rules/garage/look.ts";
import { putOn, takenOff, type Stickers } from "#shared/rules/garage/placing.ts";

import type { Thing } from "../thing.ts";

/** A look with loot tried on. On a full car a sticker takes the place of the topmost one. */
export function tried(look: Look, loot: readonly Loot[]): Look {
  let on = look;
  for (const { type, lootID } of loot) {
    on = type === "sticker" ? { ...on, stickers: withSticker(on.stickers, lootID) } : { ...on, [type]: lootID };
  }
  return on;
}

function withSticker(stickers: Stickers, lootID: LootID): Stickers {
  const top = stickers.at(-1);
  return putOn(top && stickers.length >= MOST_STICKERS ? takenOff(stickers, top.lootID) : stickers, lootID);
}

/** Whether all of a thing is driven and worn. */
export const isOn = ({ car, loot }: Thing, carID: number, look: Look): boolean =>
  (!car || car.carID === carID) &&
  loot.every(({ type, lootID }) =>
    type === "sticker" ? look.stickers.some((sticker) => sticker.lootID === lootID) : look[type] === lootID,
  );

/** What puts all of a thing on; undefined where its stickers find no room. */
export function changesFor({ car, loot }: Thing, look: Look): readonly Change[] | undefined {
  const before = look.stickers.map(({ lootID }) => lootID);
  const fresh = loot.flatMap(({ type, lootID }) => (type === "sticker" && !before.includes(lootID) ? [lootID] : []));
  if (before.length + fresh.length > MOST_STICKERS) return undefined;
  return [
    ...(car ? [{ type: "car", id: car.carID } as const] : []),
    ...loot.flatMap(({ type, lootID }) => (type === "sticker" ? [] : [{ type, id: lootID }])),
    ...(fresh.length > 0 ? [{ type: "sticker", ids: [...before, ...fresh] } as const] : []),
  ];
}
