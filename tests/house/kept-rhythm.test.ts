import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { KEPT_RHYTHM } from "#shared/rules/fair-play/kept-rhythm.ts";

import { KEPT } from "../../client/features/legal/kept/all.ts";
import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

/** Other columns that could hold times of keys: what they hold instead. */
const NOT_RHYTHM: Readonly<Record<string, string>> = {
  "boards.shares": "the figures at each hundredth of a board",
  "certificate_pictures.picture": "what a racer is shown",
  "challenge_days.complete_stamps": "when challenges were done",
  "challenge_days.progress": "how far challenges went",
  "coach_fortnights.days": "on which days somebody practised",
  "garages.slots": "where cars stand",
  "lesson_scores.best": "the experience of a day's races in a lesson",
  "racer_scores.best": "the experience of a day's races",
  "seen_pop_ups.progress": "how far challenges were seen",
  "set_aside_races.slots": "numbers of seats",
  "set_aside_races.user_ids": "accounts",
  "text_sums.powers": "sums of a text over all its races",
};

describe("what is kept of how somebody types", () => {
  it("is in the list, column by column: bytes, lists of numbers and whole races of the database are there or are something else", async () => {
    const { rows } = await sql<{ readonly name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%'
        and (data_type = 'bytea' or udt_name in ('_int2', '_int4', '_int8', '_float4', '_float8') or column_name in ('outcome', 'costs', 'span_costs'))
      order by 1`.execute(stage.db);
    const listed = KEPT_RHYTHM.map(({ column }) => column as string);
    expect(rows.map(({ name }) => name)).toEqual([...listed, ...Object.keys(NOT_RHYTHM)].toSorted());
  });

  it("is on the privacy page, with the same days, and nobody is told apart by it", () => {
    for (const { column, keptDays, flaggedDays } of KEPT_RHYTHM) {
      const [table = ""] = column.split(".");
      const told = KEPT.filter(({ tables }) => tables.includes(table));
      expect(told).toHaveLength(1);
      const said = [keptDays, flaggedDays].flatMap((days) => (typeof days === "number" ? [`${days} days`] : []));
      for (const days of said) expect(told[0]?.howLong).toContain(days);
      expect(told[0]?.why).toMatch(/only for that|never says who/);
    }
    expect(KEPT_RHYTHM.flatMap(({ uses }) => uses)).not.toContain("who it is");
  });
});
