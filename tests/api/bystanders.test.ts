import { NoResultError } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { CarID, UserID } from "#shared/ids.ts";
import { PERSONAL_DATA } from "#shared/server/privacy/registry.ts";
import { before, days } from "#shared/units.ts";

import { forEverybody } from "../support/dressed.ts";
import { rowsNaming } from "../support/every-row.ts";
import { giveTo } from "../support/garage-deeds.ts";
import { ownDeeds, type Deed } from "../support/own-deeds.ts";
import { startProduct, type Product } from "../support/product.ts";
import { addMembers, newTeam } from "../support/team.ts";
import { newRacer, PASSWORD, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const db = () => product.services.app.db;
const idOf = ({ userID }: Visitor) => userID as UserID;
const teamOf = async (one: Visitor, other: Visitor): Promise<void> => {
  await addMembers(db(), await newTeam(db(), idOf(one)), [idOf(other)]);
};

/** What else changes somebody's own things. */
const MORE: Partial<Record<keyof typeof CALLS, Deed>> = {
  arrangeCars: {
    act: (one) =>
      one.get(CALLS.arrangeCars, { body: { garage: Array.from({ length: 15 }, (_, at) => (at === 4 ? 5 : null)) } }),
  },
  showGarage: { act: (one) => one.get(CALLS.showGarage, { body: { isOpen: false, showcase: [{ carID: 5 }] } }) },
  changePassword: {
    act: (one) =>
      one.get(CALLS.changePassword, {
        body: { password: PASSWORD, newPassword: `${PASSWORD}-2`, newPassword2: `${PASSWORD}-2` },
      }),
  },
  prepare2FA: { act: (one) => one.get(CALLS.prepare2FA, { body: { password: PASSWORD } }) },
  logOut: { act: (one) => one.get(CALLS.logOut) },
  reportPlayer: {
    act: (one, other) =>
      one.get(CALLS.reportPlayer, { params: { id: other.userID }, body: { reason: "name", note: "Look" } }),
  },
  ignoreTeamInvite: {
    first: async (one, other) => {
      await newTeam(db(), idOf(other));
      await other.get(CALLS.inviteToTeam, { params: { id: one.userID } });
    },
    async act(one) {
      const [invite] = await db()
        .selectFrom("team_invites")
        .select("team_id")
        .where("user_id", "=", idOf(one))
        .execute();
      return one.get(CALLS.ignoreTeamInvite, { params: { id: invite?.team_id ?? 0 } });
    },
  },
  boostMotd: {
    first: async (one, other) => {
      await teamOf(one, other);
      await one.get(CALLS.postMotd, { body: { message: "Race at six" } });
    },
    async act(_one, other) {
      const { motds } = await other.get(CALLS.teamMotds);
      return other.get(CALLS.boostMotd, { body: { teamMotdID: motds[0]?.teamMotdID ?? 0, boostID: 2 } });
    },
  },
};
const WAIT_FOR_A_LETTER = new Set(["validateEmail", "confirmParent", "withdrawParent"]);
const DEEDS = Object.entries({ ...ownDeeds(() => product), ...MORE }).filter(([name]) => !WAIT_FOR_A_LETTER.has(name));

let players = 0;
/** Gold, here for long enough to give cash, with cars and loot that everybody else here has too. */
async function newPlayer(): Promise<Visitor> {
  const visitor = await newRacer(product, `Beside${String(++players).padStart(3, "0")}`);
  const { app } = product.services;
  await db()
    .updateTable("users")
    .set({ membership: "gold", created_stamp: before(app.nowStamp(), days(90)) })
    .where("user_id", "=", idOf(visitor))
    .execute();
  const loot = [forEverybody("sticker")[0], forEverybody("trail")[0]].map((lootID) => ({ lootID: lootID as never }));
  await giveTo(product, visitor, [{ carID: 5 as CarID }, ...loot]);
  return visitor;
}

const rowsOf = (visitors: readonly Visitor[]) =>
  rowsNaming(
    db(),
    visitors.map(({ userID }) => userID),
  );

describe.concurrent("two players beside two others, with the same things of their own,", () => {
  it.each(DEEDS)("keep all of them as they were, when one of the others does %s", async (_name, { first, act }) => {
    const pair = [await newPlayer(), await newPlayer()] as const;
    const beside = [await newPlayer(), await newPlayer()] as const;
    await first?.(...beside);
    await first?.(...pair);
    const [own, others] = [await rowsOf(pair), await rowsOf(beside)];
    expect(Object.keys(others)).toEqual(
      expect.arrayContaining(["users", "sessions", "owned_cars", "owned_loot", "money_accounts"]),
    );
    await act(...pair);
    expect(await rowsOf(beside)).toEqual(others);
    expect(await rowsOf(pair)).not.toEqual(own);
  });
});

/** No player has this id. */
const NOBODY = (2 ** 40) as UserID;
/** What asks for the account itself says that there is none. */
function nothingFound(error: unknown): undefined {
  if (!(error instanceof NoResultError)) throw error;
}
const isNothing = (part: unknown): boolean => part === undefined || (Array.isArray(part) && part.length === 0);

it("what an account takes along is its own: of all that people have here, nobody takes anything", async () => {
  const everybody = (await db().selectFrom("users").select("user_id").execute()).map(({ user_id }) => user_id);
  const [shared, taken] = [[] as string[], [] as string[]];
  for (const { name, read } of PERSONAL_DATA.flatMap(({ exports }) => exports)) {
    if (!isNothing(await read(db(), NOBODY).catch(nothingFound))) taken.push(name);
    const parts = await Promise.all(everybody.map((userID) => read(db(), userID)));
    if (!parts.every(isNothing)) shared.push(name);
    expect(JSON.stringify(parts)).not.toMatch(/argon2|_hash|totp|"former"|"body"|session_id/);
  }
  expect(taken).toEqual([]);
  const parts = [
    "account",
    "friends",
    "giftsSent",
    "money",
    "notifications",
    "ownedCars",
    "payments",
    "signIns",
    "team",
  ];
  expect(shared).toEqual(expect.arrayContaining(parts));
});
