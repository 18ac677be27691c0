import { expect, it } from "vitest";

import { ACHIEVEMENTS } from "#shared/content/achievements/catalog.ts";
import { BUNDLES } from "#shared/content/bundles.ts";
import { CARS } from "#shared/content/cars/catalog.ts";
import { eventByID } from "#shared/content/events/calendar.ts";
import { prizesOf } from "#shared/content/events/prizes.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import { SEASON_CALENDAR } from "#shared/content/seasons/calendar.ts";
import { WORLDS } from "#shared/content/worlds.ts";

const NAMED = [
  ...CARS.map(({ name }) => ({ kind: "car", name })),
  ...LOOT.map(({ type, name }) => ({ kind: type, name })),
  ...BUNDLES.map(({ name }) => ({ kind: "bundle", name })),
  ...ACHIEVEMENTS.map(({ name }) => ({ kind: "achievement", name })),
  ...[1, 2]
    .flatMap((id) => eventByID(id) ?? [])
    .flatMap((event) => [
      { kind: "event", name: event.name },
      ...prizesOf(event).map(({ name }) => ({ kind: "prize", name })),
    ]),
  ...SEASON_CALENDAR.map(({ name }) => ({ kind: "season", name })),
  ...WORLDS.map(({ name }) => ({ kind: "world", name })),
];

/** What two names have in common that are taken for each other: "Nightshift" and "The Night Shifts". */
const heard = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "")
    .replaceAll(/^the|s$/g, "");

it("nothing is called like another thing, of its own kind or of another", () => {
  const doubled = [...Map.groupBy(NAMED, ({ name }) => heard(name)).values()].filter((alike) => alike.length > 1);
  expect(doubled.map((alike) => alike.map(({ kind, name }) => `${kind} ${name}`))).toEqual([]);
});
