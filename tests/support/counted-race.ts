import { TEXTS } from "#shared/content/texts/catalog.ts";
import type { CarID, RaceID, UserID } from "#shared/ids.ts";
import type { CountedRace } from "#shared/rules/race/counted-race.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { before, days } from "#shared/units.ts";

/** A public race that somebody won yesterday, without a mistake and at 40 WPM, as counters see it. */
export const countedRace = (userID: UserID, more: Partial<CountedRace> = {}): CountedRace => ({
  raceID: "00000000-0000-0000-0000-000000000000" as RaceID,
  slot: 0,
  userID,
  carID: 1 as CarID,
  site: "type",
  textID: TEXTS[0]?.textID ?? null,
  lessonID: null,
  mode: "public",
  startedStamp: before(nowStamp(), days(1)),
  standing: "finished",
  place: 1,
  done: 200,
  errors: 0,
  elapsedMs: 60_000,
  speed: 40,
  accuracy: 100,
  usedNitro: false,
  friends: 0,
  beatWampus: false,
  reward: { cash: 500, experience: 100, nitros: 0 },
  ...more,
});
