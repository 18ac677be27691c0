import { afterAll, beforeAll, expect, it } from "vitest";

import { FRIEND_FIELDS } from "#shared/contracts/social/friends.ts";
import type { UserID } from "#shared/ids.ts";
import { befriend } from "#shared/server/friends/friendships.ts";
import { friendListOf } from "#shared/server/friends/list.ts";
import { requestFriend } from "#shared/server/friends/request.ts";
import { requestsBy, requestsTo } from "#shared/server/friends/waiting.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { searchPlayers } from "#shared/server/profiles/search.ts";
import { teamDetails } from "#shared/server/teams/details.ts";
import { before, days, type Stamp } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { newStage, type Stage } from "../support/players.ts";
import { addMembers, newTag, newTeam } from "../support/team.ts";

const NOW = nowStamp();
const UNTIL = before(NOW, days(10));
const TAG = newTag();

let stage: Stage;
let viewer: UserID;
beforeAll(async () => {
  stage = await newStage();
  const come = (username: string, created_stamp: Stamp) => stage.newPlayer({ username, created_stamp });
  viewer = await come("Viewer", NOW);
  const early = await come("Was_Early", before(UNTIL, days(1)));
  const late = await come("Was_Late", UNTIL);
  await stage.run((work) => befriend(work, viewer, [early, late]));
  await addMembers(stage.db, await newTeam(stage.db, viewer, { tag: TAG }), [early, late]);
  const asking = [await come("Was_Early_Too", before(UNTIL, days(1))), await come("Was_Late_Too", NOW)];
  for (const asker of asking) await stage.run((work) => requestFriend(work, asker, viewer));
  const asked = [await come("Was_Early_Asked", before(UNTIL, days(1))), await come("Was_Late_Asked", NOW)];
  for (const other of asked) await stage.run((work) => requestFriend(work, viewer, other));
});
afterAll(() => stage.db.destroy());

interface Named {
  readonly username: string;
  readonly isFounder: boolean;
}

const friendsAt = async (until: Stamp | undefined): Promise<readonly Named[]> => {
  const { values = [] } = await friendListOf(stage.db, viewer, cardTimes(NOW, until));
  return values.map((row) => ({
    username: String(row[FRIEND_FIELDS.indexOf("username")]),
    isFounder: row[FRIEND_FIELDS.indexOf("isFounder")] === true,
  }));
};

it.each<[string, (until: Stamp | undefined) => Promise<readonly Named[]>]>([
  ["friends", friendsAt],
  ["a search", (until) => searchPlayers(stage.db, viewer, "Was_", cardTimes(NOW, until))],
  ["those who ask", (until) => requestsTo(stage.db, viewer, cardTimes(NOW, until))],
  ["those who are asked", (until) => requestsBy(stage.db, viewer, cardTimes(NOW, until))],
  [
    "a team",
    async (until) => {
      const asked = { site: "type", tag: TAG, viewerID: viewer, isOwn: false } as const;
      return (await teamDetails(stage.db, { ...asked, ...cardTimes(NOW, until) })).members;
    },
  ],
])("a list of %s says who was among the first, as the operator has set it", async (_list, ask) => {
  const founders = async (until: Stamp | undefined) =>
    (await ask(until)).filter(({ isFounder }) => isFounder).map(({ username }) => username);
  const early = await founders(UNTIL);
  expect(early.length).toBeGreaterThan(0);
  expect(early.filter((name) => !name.startsWith("Was_Early"))).toEqual([]);
  expect((await ask(UNTIL)).length).toBeGreaterThan(early.length);
  expect(await founders(undefined)).toEqual([]);
});
