import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Call } from "#shared/contracts/call.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import type { RaceID, UserID } from "#shared/ids.ts";
import { perform } from "#shared/server/platform/work.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";

import { openLine } from "../support/line.ts";
import { startProduct, type Product } from "../support/product.ts";
import { addMembers, newTeam } from "../support/team.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
let one: Visitor;
let other: Visitor;
let raceID: RaceID;
let mathID: RaceID;
let shareCode: string;
let teamID: number;
beforeAll(async () => {
  product = await startProduct();
  [one, other] = [await newRacer(product, "Later_One"), await newRacer(product, "Later_Other")];
  await run(
    `update users set membership = 'gold', created_stamp = 1, qualifying_stamp = 1 where user_id in (${both()})`,
  );
  teamID = await newTeam(product.services.app.db, one.userID as UserID);
  await addMembers(product.services.app.db, teamID as never, [other.userID as UserID]);
  [raceID, mathID] = [await race(1), await race(2)];
  shareCode = (await one.get(CALLS.shareRace, { params: { id: raceID }, body: { isShared: 1 } })).shareCode ?? "";
  await one.get(CALLS.dailyReward, keyed());
  for (const statement of later()) await run(statement);
});
afterAll(() => product.close());

const run = (statement: string) => sql.raw(statement).execute(product.services.app.db);
const both = (): string => [one.userID, other.userID].join();
const keyed = () => ({ headers: { "idempotency-key": crypto.randomUUID() } });

async function race(seed: number): Promise<RaceID> {
  const { app } = product.services;
  const racers = [one, other].map(({ userID }, nth) => ({ userID: userID as UserID, typer: person(seed * 9 + nth) }));
  const outcome = racedBy(racers, app.nowStamp(), seed);
  await perform(app, (work) => settleRace(work, outcome));
  await perform(app, (work) => payRace(work, outcome.raceID));
  return outcome.raceID;
}

/** What a version with more cars, lessons, rules, rewards, seasons and sites has stored meanwhile. */
const later = (): readonly string[] => [
  `insert into achievements (user_id, achievement_id, earned_stamp) select user_id, 987654, 1 from users`,
  `insert into owned_cars (user_id, car_id, reference, stamp) select user_id, 99999, 'later', 1 from users`,
  `insert into owned_loot (user_id, loot_id, reference, stamp) select user_id, 99999, 'later', 1 from users`,
  `update users set car_id = 99999, look = 'zzz.zzz.zzz.zzz.zzz' || repeat('~zzz-50-50-0', 12), lesson_id = 'fractions_1', time_zone = 'Moon/Sea'`,
  `insert into garages (user_id, slots, showcase, is_open)
    select user_id, '{99999}', '[{"carID":99999},{"lootID":99999},{"stickerBook":3}]', true from users`,
  `update race_rewards set parts = parts || '{"certificate":7}',
    signals = '[{"code":"paper","kind":"certificate","measured":1,"threshold":2,"fired":true}]',
    brought = brought || '{"things":[{"stickerBook":3},{"carID":99999}],"achievements":[987654],"league":{"points":3},
      "challenges":[{"challengeID":9999,"before":1,"after":2,"isDone":true}]}'`,
  `update race_results set foul = '{"code":"teleport","measured":1,"threshold":2}', standing = 'disqualified', place = null,
    car_id = 99999, look = 'zzz.zzz.zzz.zzz.zzz' || repeat('~zzz-50-50-0', 12), outages = '[{"fromMs":1,"toMs":2,"why":"pause"}]' where race_id = '${raceID}'`,
  `update race_results set site = 'music' where race_id = '${mathID}'`,
  `update races set scenery_key = 'moon'`,
  `update races set site = 'math', text_id = null, lesson_id = 'fractions_1',
    problems = '[{"prompt":{"kind":"fraction","line":"","sentence":""},"answer":"3"}]' where race_id = '${mathID}'`,
  `update mystery_boxes set last_reward = '{"stickerBook":3}', duplicate_car_id = 99999`,
  `update tallies set counts = counts || '{"stickersSwapped":4,"answers_fractions_1":3,"toString":2}'`,
  `update racing_stats set rivals = '{"Zorg":[1,2],"toString":[1,1]}'`,
  `insert into season_progress select user_id, 999, 5000, 3 from users`,
  `insert into tracks select user_id, track, 5000, 3 from users, unnest(array['event:2', 'season:998', 'league']) as track`,
  `insert into looks select user_id, 'news', 1, 5 from users`,
  `insert into shoppers (user_id, last_bundle_id) select user_id, 9999 from users
    on conflict (user_id) do update set last_bundle_id = 9999`,
  `insert into purchases (user_id, type, item_id, price, stamp, state)
    select user_id, type, 99999, 5, 1, 'kept' from users, unnest(array['car', 'loot', 'bundle']) as type`,
  `insert into seen_pop_ups (user_id, key, progress, seen_stamp) select user_id, 'league:5', '{1,2,3,4,5}', 1 from users`,
  `insert into provider_links (user_id, provider, subject, linked_stamp) select user_id, 'okta', user_id, 1 from users`,
  `update grants set reason = 'league', rewards = '[{"stickerBook":3}]'`,
  `update money_transfers set reason = 'league'`,
  `insert into racer_scores (user_id, site, span, period, last_stamp) select user_id, 'music', 'day', 20000, 1 from users`,
  `insert into lesson_scores (user_id, lesson, span, period, last_stamp) select user_id, 'chess_1', 'day', 20000, 1 from users`,
  `insert into team_scores (team_id, user_id, site, span, period, last_stamp)
    select team_id, user_id, 'music', 'life', 0, 1 from team_members`,
  `insert into car_races (user_id, car_id, site, played, highest_speed, last_race_stamp)
    select user_id, 99999, site, 1, 1, 1 from users, unnest(array['type', 'music']) as site`,
  `update teams set tag_color = 'plaid'`,
];

const params = (call: Call, asking: Visitor): Record<string, string | number> => ({
  username: asking === one ? "Later_Other" : "Later_One",
  id: call.path.startsWith("/race/") ? raceID : teamID,
  shareCode,
  achievementID: 987_654,
  provider: "okta",
  app: "math",
});

describe("beside what a later version stored", () => {
  const reads = Object.entries(CALLS as Readonly<Record<string, Call>>).filter(([, { method }]) => method === "GET");

  it.each(reads)("is %s answered", async (_name, call) => {
    for (const asking of [one, other]) {
      const { status, json } = await asking.ask(call, { params: params(call, asking), ...keyed() });
      expect([status < 500, json]).toEqual([true, expect.anything()]);
    }
  });

  it("is a race shown without the rule, the parts, the signs and the things that this version doesn't know", async () => {
    const { own } = await one.get(CALLS.ownRace, { params: { id: raceID } });
    expect(own).toMatchObject({ foul: null, signals: [] });
    expect(own.reward?.parts).not.toHaveProperty("certificate");
    expect(own.brought).toMatchObject({ challenges: [], achievements: [987_654], things: [{ carID: 99_999 }] });
    expect(await one.refused(CALLS.raceRecord, { params: { id: mathID } })).toBe("raceNotFound");
  });

  it("checks a racer in, who races and is paid", async () => {
    const line = await openLine(product.url, one);
    await line.checkIn();
    await line.room.leave();
    const { money } = await one.get(CALLS.self).then(({ user }) => user);
    await race(3);
    expect((await one.get(CALLS.self)).user.money).toBeGreaterThan(money);
  });
});
