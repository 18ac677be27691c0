import type { Insertable } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import type { Database } from "#shared/server/database.ts";
import { nowStamp, type App } from "#shared/server/platform/work.ts";
import { dailyFriendsOf } from "#shared/server/race/daily-friends.ts";
import { friendsAmong } from "#shared/server/race/friends-among.ts";
import { askAfterLongSessions } from "#shared/server/race/long-session.ts";
import type { SettledResult } from "#shared/server/race/outcome.ts";
import { qualifyingOf } from "#shared/server/race/qualifying.ts";
import { eraseFromSetAside, setAside, setAsideRace } from "#shared/server/settlement/set-aside.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, dayOf, hours, minutes, type Day, type Stamp } from "#shared/units.ts";

import { countedRace } from "../support/counted-race.ts";
import { newStage, type Stage } from "../support/players.ts";
import { newPlayers } from "../support/team-stage.ts";
import { toldBy } from "../support/told-by.ts";
import { person, racedBy } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const befriend = (one: UserID, others: readonly UserID[]) =>
  stage.db
    .insertInto("friendships")
    .values(
      others.flatMap((other) => [
        { user_id: one, friend_id: other, since_stamp: nowStamp() },
        { user_id: other, friend_id: one, since_stamp: nowStamp() },
      ]),
    )
    .execute();

describe("friends in a race", () => {
  const inRace = (...userIDs: readonly (UserID | null)[]) =>
    stage.run((work) =>
      friendsAmong(
        work,
        userIDs.map((userID) => ({ seat: { userID } }) as SettledResult),
      ),
    );

  it("are those who are in it, for those who are in it", async () => {
    const [one, two, three, absent] = (await newPlayers(stage, 4)) as [UserID, UserID, UserID, UserID];
    await befriend(one, [two, absent]);
    await befriend(absent, [two, three]);
    expect(await inRace(one, two, three, null, null)).toEqual(
      new Map([
        [one, 1],
        [two, 1],
      ]),
    );
    expect(await inRace(one, null)).toEqual(new Map());
    expect(await inRace(null, null)).toEqual(new Map());
  });

  it("on the day's text are of today and of typing, the fastest first, ten at most", async () => {
    const now = nowStamp();
    const [own, ...friends] = (await newPlayers(stage, 15)) as [UserID, ...UserID[]];
    await befriend(own, friends);
    const today = dayOf(now);
    const raced = (
      user_id: UserID,
      daily_speed: number | null,
      daily_day: Day = today,
      site: "type" | "math" = "type",
    ) =>
      stage.db
        .insertInto("racing_stats")
        .values({ user_id, site, last_race_stamp: now, daily_speed, daily_accuracy: 97, daily_day })
        .execute();
    const [yesterdays, unfinished, mathematician, ...racers] = friends as [UserID, UserID, UserID, ...UserID[]];
    await raced(yesterdays, 200, (today - 1) as Day);
    await raced(unfinished, null);
    await raced(mathematician, 200, today, "math");
    for (const [nth, userID] of racers.entries()) await raced(userID, nth < 2 ? 90 : 80 - nth);
    const shown = await dailyFriendsOf({ db: stage.db, config: {}, nowStamp: () => now } as App, own);
    const [first, second, ...others] = racers as [UserID, UserID, ...UserID[]];
    const fastest = [first, second].toSorted((one, other) => one - other);
    expect(shown.map(({ userID }) => userID)).toEqual([...fastest, ...others.slice(0, 8)]);
    expect(shown[0]).toMatchObject({ speed: 90, accuracy: 97 });
  });
});

describe("the bot check after a long session", () => {
  const now = nowStamp();
  const startedStamp = before(now, minutes(30));
  let seed = 950;
  /** Somebody who has raced for four hours in one race, which began a second after the check was passed, or as is said. */
  async function newRacer(more: Partial<Insertable<Database["users"]>> = {}): Promise<UserID> {
    const userID = await stage.newPlayer({ captcha_passed_stamp: (startedStamp - 1) as Stamp, ...more });
    const outcome = racedBy([{ userID, typer: person(seed) }], startedStamp, seed++);
    await stage.run((work) => settleRace(work, outcome));
    await stage.db
      .updateTable("race_results")
      .set({ elapsed_ms: hours(4) })
      .where("user_id", "=", userID)
      .execute();
    return userID;
  }
  const asks = async (userID: UserID, experience = 100) => {
    const race = countedRace(userID, { reward: { cash: 0, experience, nitros: 0 } });
    const told = await toldBy(stage, (work) => askAfterLongSessions(work, [race]));
    const { captcha_reason } = await stage.db
      .selectFrom("users")
      .select("captcha_reason")
      .where("user_id", "=", userID)
      .executeTakeFirstOrThrow();
    return [captcha_reason, [...(told.get(userID) ?? [])]];
  };

  it("is due for who has raced so long since the last one, and told to their pages", async () => {
    expect(await asks(await newRacer())).toEqual(["pending", ["account"]]);
    expect(await asks(await newRacer({ captcha_reason: "held" }))).toEqual(["pending", ["account"]]);
  });

  it("isn't due for a race that brought nothing, nor for what was raced until the last check", async () => {
    expect(await asks(await newRacer(), 0)).toEqual([null, []]);
    expect(await asks(await newRacer({ captcha_passed_stamp: startedStamp }))).toEqual([null, []]);
    expect(await asks(await stage.newPlayer())).toEqual([null, []]);
  });

  it("takes the place of no other reason", async () => {
    for (const captcha_reason of ["password", "default"] as const) {
      expect((await asks(await newRacer({ captcha_reason })))[0]).toBe(captcha_reason);
    }
  });
});

it("a qualifying race is one's own, and none is refused", async () => {
  const own = { qualifying_speed: 61.5, qualifying_accuracy: 97, qualifying_stamp: 1_800_000_000 as Stamp };
  const other = { qualifying_speed: 20, qualifying_accuracy: 80, qualifying_stamp: 1_700_000_000 as Stamp };
  const [one] = [await stage.newPlayer(own), await stage.newPlayer(other)];
  expect(await qualifyingOf(stage.db, one)).toEqual({ speed: 61.5, accuracy: 97, stamp: 1_800_000_000 });
  for (const nobody of [undefined, await stage.newPlayer()]) {
    await expect(qualifyingOf(stage.db, nobody)).rejects.toBeInstanceOf(Refusal);
  }
});

it.each(["waits", "is settled"])(
  "who is erased goes from a race that was set aside, whose seat %s, and everybody else stays as they were",
  async (state) => {
    const [one, other] = (await newPlayers(stage, 2)) as [UserID, UserID];
    const outcome = racedBy(
      [one, other].map((userID, nth) => ({ userID, typer: person(900 + nth) })),
      nowStamp(),
      900,
    );
    const slots = outcome.results.flatMap(({ seat: { slot, userID } }) =>
      state === "waits" || userID !== one ? [slot] : [],
    );
    await stage.run((work) => setAside(work, outcome, slots, "it could not be settled"));
    await stage.run((work) => eraseFromSetAside(work, [one]));
    const { outcome: kept } = await stage.run((work) => setAsideRace(work, outcome.raceID));
    const [erased, stays] = [one, other].map((userID) =>
      outcome.results.findIndex(({ seat }) => seat.userID === userID),
    );
    const { seat, keyLog, releases, ...rest } = outcome.results[erased ?? 0] as SettledResult;
    expect(kept.results[stays ?? 0]).toEqual(outcome.results[stays ?? 0]);
    expect([keyLog, releases]).not.toContain("");
    expect(releases).toBeDefined();
    expect(kept.results[erased ?? 0]).toEqual({
      ...rest,
      keyLog: "",
      seat: { ...seat, userID: null, displayName: "Erased racer", tag: null, tagColor: null },
    });
  },
);
