import type { Loot } from "#shared/content/loot/loot.ts";
import type { Change } from "#shared/rules/garage/equip.ts";
import { MOST_STICKERS } from "#shared/rules/garage/equip.ts";
import type { Look } from "#shared/rules/garage/look.ts";
import { putOn, takenOff } from "#shared/rules/garage/placing.ts";

import type { Thing } from "../thing.ts";

/** A look with loot tried on. On a full car a sticker takes the place of the topmost one. */
export const tried = (look: Look, loot: readonly Loot[]): Look =>
  loot.reduce<Look>((on, { type, lootID }) => {
    if (type !== "sticker") return { ...on, [type]: lootID };
    const top = on.stickers.at(-1);
    const room = top && on.stickers.length >= MOST_STICKERS ? takenOff(on.stickers, top.lootID) : on.stickers;
    return { ...on, stickers: putOn(room, lootID) };
  }, look);

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
