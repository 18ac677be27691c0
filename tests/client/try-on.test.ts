import { expect, it } from "vitest";

import { BUNDLES } from "#shared/content/bundles.ts";
import { PLAIN_LOOK, type Look } from "#shared/rules/garage/look.ts";

import { changesFor, isOn, tried } from "../../client/features/shop/item/try-on.ts";
import { thingOf } from "../../client/features/shop/thing.ts";

/** A look after changes of the garage. */
function after(look: Look, changes: ReturnType<typeof changesFor> = []): Look {
  const singles = changes.flatMap((change) =>
    change.type === "sticker" || change.type === "car" ? [] : [[change.type, change.id] as const],
  );
  const ids = changes.flatMap((change) => (change.type === "sticker" ? change.ids : []));
  const stickers = ids.map((lootID) => ({ lootID, x: 50, y: 50, turn: 0, isMirrored: false }));
  return { ...look, stickers, ...(Object.fromEntries(singles) as Partial<Look>) };
}

it.each(BUNDLES)("all of the bundle $name is on after one press, and as it was shown", (bundle) => {
  const thing = thingOf({ type: "bundle", id: bundle.bundleID });
  const carID = thing.car?.carID ?? 0;
  expect(isOn(thing, carID, PLAIN_LOOK)).toBe(false);
  const worn = after(PLAIN_LOOK, changesFor(thing, PLAIN_LOOK));
  expect(isOn(thing, carID, worn)).toBe(true);
  expect(isOn(thing, 0, worn)).toBe(false);
  const { stickers, ...shown } = tried(PLAIN_LOOK, thing.loot);
  expect(worn).toMatchObject(shown);
  expect(worn.stickers.map(({ lootID }) => lootID)).toEqual(stickers.map(({ lootID }) => lootID));
});

it("of two titles whichever is on stays on", () => {
  const thing = BUNDLES.map(({ bundleID }) => thingOf({ type: "bundle", id: bundleID })).find(
    ({ loot }) => loot.filter(({ type }) => type === "title").length > 1,
  );
  const titles = thing?.loot.filter(({ type }) => type === "title") ?? [];
  expect(titles.length).toBeGreaterThan(1);
  for (const { lootID } of titles) {
    const look = { ...PLAIN_LOOK, title: lootID };
    const changes = changesFor({ car: undefined, loot: titles }, look);
    expect(changes).toEqual([{ type: "title", id: lootID }]);
    expect(isOn({ car: undefined, loot: titles }, 0, look)).toBe(true);
  }
});
