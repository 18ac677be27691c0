import { randomUUID } from "node:crypto";

import { afterEach, beforeEach, expect, it } from "vitest";

import { TEXTS } from "#shared/content/texts/catalog.ts";
import type { RaceID, TextID, UserID } from "#shared/ids.ts";
import { pick } from "#shared/rules/chance.ts";
import { markPaid, type OwedReward } from "#shared/server/race/owed-rewards.ts";
import { ownRaceOf } from "#shared/server/race/own-race.ts";
import { raceRecordOf } from "#shared/server/race/record.ts";
import { knownMeasures } from "#shared/server/texts/known.ts";
import { measureTexts } from "#shared/server/texts/measure.ts";
import type { Stamp } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { diceOf } from "../support/dice.ts";
import { newStage, type Stage } from "../support/players.ts";
import { writeLoneRaces, type LoneRace } from "../support/text-races.ts";

const NOON = 1_800_000_000;
const NIGHT = (NOON + 86_400) as Stamp;
const FEW = TEXTS.slice(0, 12).map(({ textID }) => textID);
/** What is true: from 11 % slower to 11 % faster. */
const EFFECTS = new Map(FEW.map((textID, nth) => [textID, (nth - 5.5) * 0.02] as const));

let stage: Stage;
let racers: UserID[];
beforeEach(async () => {
  stage = await newStage();
  racers = [];
  for (let nth = 0; nth < 15; nth++) racers.push(await stage.newPlayer());
});
afterEach(() => stage.db.destroy());

const night = (at = NIGHT, size?: number) => measureTexts(stage.performer(at), size);
const sums = () => stage.db.selectFrom("text_sums").selectAll().orderBy("text_id").execute();

/** A sitting of each racer, everybody at a speed of their own. */
function sittings(races: number, from = NOON, name = "a day of texts"): readonly LoneRace[] {
  const dice = diceOf(name);
  return racers.flatMap((userID, nth) =>
    Array.from({ length: races }, (_each, at) => {
      const textID = pick(dice, FEW);
      const speed = (30 + 5 * nth) * Math.exp((EFFECTS.get(textID) ?? 0) + 0.05 * (dice() - dice()));
      return { userID, textID, startedStamp: (from + at * 120) as Stamp, speed };
    }),
  );
}

it("finds which texts are fast, and says how sure it is", async () => {
  await writeLoneRaces(stage, sittings(120));
  await night();
  const known = await knownMeasures(stage.db, FEW);
  expect([...known].toSorted(([, one], [, other]) => one.effect - other.effect).map(([textID]) => textID)).toEqual(FEW);
  for (const [textID, { effect, low, high }] of known) {
    expect(effect).toBeCloseTo(EFFECTS.get(textID) ?? 1, 1);
    expect(high - low).toBeLessThan(0.04);
  }
  const made = await stage.db.selectFrom("text_measures").select(["made_stamp", "oddities"]).execute();
  expect(made).toHaveLength(12);
  expect(new Set(made.map((each) => each.made_stamp))).toEqual(new Set([NIGHT]));
});

it("counts each race once: the next night, in pages of any size, and by two workers at once", async () => {
  await writeLoneRaces(stage, sittings(60));
  await Promise.all([night(), night()]);
  const counted = await sums();
  expect(counted.reduce((sum, { races }) => sum + races, 0)).toBe(15 * 59);
  await night();
  await night(NIGHT, 7);
  expect(await sums()).toEqual(counted);
});

it("goes on where a night ended, and adds what came since", async () => {
  await writeLoneRaces(stage, sittings(60));
  await night(NIGHT, 97);
  expect((await sums()).reduce((sum, { races }) => sum + races, 0)).toBe(15 * 59);
  await writeLoneRaces(stage, sittings(20, NOON + 86_400, "the next day"));
  await night((NIGHT + 86_400) as Stamp, 97);
  expect((await sums()).reduce((sum, { races }) => sum + races, 0)).toBe(15 * (59 + 19));
});

it("waits for what is being paid this hour, and counts what is paid late, once", async () => {
  const [late, ...others] = sittings(30).toReversed();
  if (!late) throw new Error("nobody raced");
  const raceID = randomUUID() as RaceID;
  await writeLoneRaces(stage, [...others, { ...late, raceID, state: "held" }]);
  await night((NOON + 30) as Stamp);
  expect(await sums()).toEqual([]);
  await night();
  const before = await sums();
  const paidAt = (NIGHT + 10 * 86_400) as Stamp;
  await stage.run((work) => markPaid(work, [{ race_id: raceID, slot: 0 } as OwedReward]), paidAt);
  await night((paidAt + 600) as Stamp);
  expect(await sums()).toEqual(before);
  await night((paidAt + 7_200) as Stamp);
  await night((paidAt + 7_300) as Stamp);
  const changed = (await sums()).filter((each, nth) => each.races !== before[nth]?.races);
  expect(changed.map(({ text_id: textID, races }) => [textID, races])).toEqual([
    [late.textID, 1 + (before.find(({ text_id: textID }) => textID === late.textID)?.races ?? 0)],
  ]);
});

it("leaves out what says nothing of a text: unpaid, refused, with a nitro, of the math site", async () => {
  const spoiled = sittings(20, NOON).map((race, nth) => ({
    ...race,
    ...([{ state: null }, { state: "refused" }, { skipped: 9 }, { site: "math" }] as const)[nth % 4],
  }));
  await writeLoneRaces(stage, spoiled);
  await night();
  expect(await sums()).toEqual([]);
  expect((await knownMeasures(stage.db, FEW)).size).toBe(0);
});

it("takes no part from who is gone, and keeps nothing that says who raced", async () => {
  await writeLoneRaces(stage, sittings(30));
  const [gone] = racers;
  await stage.db
    .deleteFrom("users")
    .where("user_id", "=", gone as UserID)
    .execute();
  await night();
  expect((await sums()).reduce((sum, { races }) => sum + races, 0)).toBe(14 * 29);
});

it("forgets the measure of a text that is raced no more", async () => {
  await writeLoneRaces(stage, sittings(60));
  const former = 9_999 as TextID;
  await stage.db
    .insertInto("text_sums")
    .values({ text_id: former, races: 50, weight: 50, weight_sq: 50, powers: [1, 1, 1, 1] })
    .execute();
  await night();
  expect((await knownMeasures(stage.db, [former, ...FEW])).has(former)).toBe(false);
});

it("lets a racer's result say what it was worth on an average text, and nobody's place change", async () => {
  const [raceID, mathID] = [randomUUID() as RaceID, randomUUID() as RaceID];
  const [userID = 0 as UserID] = racers;
  const [hard = 0 as TextID] = FEW;
  const one = { userID, startedStamp: NOON as Stamp, speed: 71 };
  await writeLoneRaces(stage, [
    { ...one, raceID, textID: hard },
    { ...one, raceID: mathID, textID: hard, site: "math" },
  ]);
  const shown = async (id: RaceID) => {
    const own = await ownRaceOf(stage.db, id, userID, cardTimes(NIGHT));
    const record = await raceRecordOf(stage.db, id, { userID });
    expect(record.results.map(({ asFastAs }) => asFastAs)).toEqual([own.asFastAs]);
    expect(record.results.map(({ wpm, place }) => [wpm, place])).toEqual([[71, 1]]);
    return own.asFastAs;
  };
  expect(await shown(raceID)).toBeNull();
  await writeLoneRaces(stage, sittings(120));
  await night();
  const measure = (await knownMeasures(stage.db, [hard])).get(hard);
  expect(await shown(raceID)).toBeCloseTo(71 / Math.exp(measure?.effect ?? 0), 9);
  expect(await shown(raceID)).toBeGreaterThan(76);
  expect(await shown(mathID)).toBeNull();
  await stage.db.updateTable("text_measures").set({ low: -0.3 }).where("text_id", "=", hard).execute();
  expect(await shown(raceID)).toBeNull();
  await stage.db.updateTable("text_measures").set({ low: -0.12 }).where("text_id", "=", hard).execute();
  await stage.db.updateTable("race_results").set({ standing: "unfinished", place: null }).execute();
  expect((await ownRaceOf(stage.db, raceID, userID, cardTimes(NIGHT))).asFastAs).toBeNull();
  expect((await raceRecordOf(stage.db, raceID, { userID })).results.map(({ asFastAs }) => asFastAs)).toEqual([null]);
});
