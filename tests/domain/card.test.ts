import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { TextID, UserID } from "#shared/ids.ts";
import { TEXT_MEMORY } from "#shared/rules/text-choice.ts";
import { cardOf } from "#shared/server/accounts/card.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

import { newStage, type Stage } from "../support/players.ts";
import { newTeam } from "../support/team.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.connection.db.destroy());

/** A race, finished or not; those of before don't say in their results on which site they were. */
async function race(
  user_id: UserID,
  started_stamp: number,
  textID: number | null,
  { standing = "unfinished", isOfBefore = true }: { standing?: "finished" | "unfinished"; isOfBefore?: boolean } = {},
): Promise<void> {
  const race_id = randomUUID() as never;
  const what =
    textID === null
      ? { site: "math" as const, lesson_id: "addition" as never, problems: JSON.stringify([]) as never }
      : { site: "type" as const, text_id: textID as TextID };
  await stage.db
    .insertInto("races")
    .values({ race_id, ...what, started_stamp: started_stamp as never })
    .execute();
  const line = { slot: 0, user_id, display_name: "x", car_id: 1 as never, car_hue_angle: 0, is_bot: false };
  const figures = {
    place: standing === "finished" ? 1 : null,
    done: 0,
    errors: 0,
    elapsed_ms: 0,
    speed: 0,
    accuracy: 0,
    foul: null,
  };
  await stage.db
    .insertInto("race_results")
    .values({
      race_id,
      started_stamp: started_stamp as never,
      standing,
      ...(!isOfBefore && { site: what.site }),
      ...line,
      ...figures,
    })
    .execute();
}

describe("the card in a ticket", () => {
  it("names the texts of finished races, however many were raced on the math site since", async () => {
    const racer = await stage.newPlayer();
    const finished = { standing: "finished", isOfBefore: false } as const;
    await race(racer, 10, 3, { ...finished, standing: "unfinished" });
    for (const textID of [4, 5]) await race(racer, textID, textID, finished);
    for (let nth = 0; nth < TEXT_MEMORY; nth++) await race(racer, 1_000 + nth, null, finished);
    expect((await cardOf({ db: stage.db, nowStamp }, racer)).recentTexts).toEqual([5, 4]);
    await race(racer, 2_000, 6, { ...finished, standing: "unfinished" });
    await race(racer, 3_000, 7, { isOfBefore: true });
    expect((await cardOf({ db: stage.db, nowStamp }, racer)).recentTexts).toEqual([7, 6, 5, 4]);
  });

  it("names the racer and the team, and the texts of the last races, the latest first", async () => {
    const racer = await stage.newPlayer({ display_name: "Carded", nitros: 1, avg_speed: 61.5, avg_score: 30 });
    expect((await cardOf({ db: stage.db, nowStamp }, racer)).recentTexts).toEqual([]);
    await race(racer, 1_000, 3);
    await race(racer, 3_000, 1);
    await race(racer, 2_000, 2);
    await race(racer, 4_000, null);
    await race(await stage.newPlayer(), 5_000, 9);
    await newTeam(stage.db, racer, { tag: "CARDS" });
    const card = {
      displayName: "Carded",
      tag: "CARDS",
      tagColor: "3a86ff",
      look: "",
      isGold: false,
      carID: 1,
      carHueAngle: 0,
      hasNitro: true,
      isDeclaredBot: false,
      recentTexts: [1, 2, 3],
      dailyDay: null,
      isInContest: false,
    };
    expect(await cardOf({ db: stage.db, nowStamp }, racer)).toEqual({ ...card, avgSpeed: 61.5 });
    expect(await cardOf({ db: stage.db, nowStamp }, racer, "math")).toEqual({ ...card, avgSpeed: 30 });
    for (let nth = 0; nth < TEXT_MEMORY; nth++) await race(racer, 10_000 + nth, 100 + nth);
    expect((await cardOf({ db: stage.db, nowStamp }, racer)).recentTexts).toHaveLength(TEXT_MEMORY);
  });

  it("does not exist for erased accounts", async () => {
    await expect(cardOf({ db: stage.db, nowStamp }, 999_999 as UserID)).rejects.toMatchObject({ code: "notSignedIn" });
  });
});
