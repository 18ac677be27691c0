import { isDeepStrictEqual } from "node:util";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Call } from "#shared/contracts/call.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import { FACTS_TOLD } from "#shared/contracts/facts-told.ts";
import { SELF_PARTS } from "#shared/contracts/self.ts";
import type { UserID } from "#shared/ids.ts";
import { GIFTS } from "#shared/rules/gifts.ts";
import { selfPartsOf } from "#shared/server/self/parts.ts";
import { before, days } from "#shared/units.ts";

import { PARTS_OF } from "../../client/data/facts.ts";
import { solvedBotCheck } from "../support/bot-check.ts";
import { FIRST_SEASON, reachExtraLevels } from "../support/extra-levels.ts";
import { garageDeeds } from "../support/garage-deeds.ts";
import { letterTo, linkIn } from "../support/letters.ts";
import { openLine, type TestLine } from "../support/line.ts";
import { startProduct, type Product } from "../support/product.ts";
import { SHOP_DEEDS } from "../support/shop-deeds.ts";
import { teamDeeds } from "../support/team-deeds.ts";
import { newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withWorkers: true });
});
afterAll(() => product.close());

interface Deed {
  readonly first?: (one: Visitor, other: Visitor) => Promise<unknown>;
  readonly act: (one: Visitor, other: Visitor) => Promise<unknown>;
}

const about = (visitor: Visitor) => ({ params: { id: visitor.userID } });
const changing = (contract: Call, body: unknown): Deed => ({ act: (one) => one.get(contract, { body }) });
const asks = (asked: Visitor, asker: Visitor) => asker.get(CALLS.requestFriend, about(asked));
const befriends = async (one: Visitor, other: Visitor) => {
  await asks(one, other);
  await one.get(CALLS.acceptFriend, about(other));
};
const gives = (giver: Visitor, receiver: Visitor) =>
  giver.get(CALLS.sendCash, { ...about(receiver), body: { amount: GIFTS.least, password: PASSWORD } });
const nameOf = async (visitor: Visitor) => (await visitor.get(CALLS.self)).user.username ?? "";

/** One that does it, for each call that changes what the racer's own client keeps. */
const DEEDS: Partial<Record<keyof typeof CALLS, Deed>> = {
  changeProfile: changing(CALLS.changeProfile, { displayName: "Another Face", password: PASSWORD }),
  changeAccount: changing(CALLS.changeAccount, {
    firstname: "",
    lastname: "",
    email: "facts@example.org",
    contact: 1,
    password: PASSWORD,
  }),
  changeWorld: changing(CALLS.changeWorld, { worldID: 3 }),
  changeSocial: {
    first: asks,
    act: (one) => one.get(CALLS.changeSocial, { body: { offline: 1, allowFriendRequests: 0 } }),
  },
  changeSounds: changing(CALLS.changeSounds, { value: "off" }),
  changeLesson: changing(CALLS.changeLesson, { lessonID: CALLS.changeLesson.body.shape.lessonID.options[2] }),
  changeRaceView: changing(CALLS.changeRaceView, { lineType: "single" }),
  eraseAccount: changing(CALLS.eraseAccount, { password: PASSWORD }),
  keepAccount: {
    first: (one) => one.get(CALLS.eraseAccount, { body: { password: PASSWORD } }),
    act: (one) => one.get(CALLS.keepAccount),
  },
  signIn: {
    act: async (one) =>
      new Visitor(product).get(CALLS.signIn, { body: { username: await nameOf(one), password: PASSWORD } }),
  },
  validateEmail: {
    first: (one) =>
      one.get(CALLS.changeAccount, {
        body: { firstname: "", lastname: "", email: `v${one.userID}@example.org`, contact: 0, password: PASSWORD },
      }),
    async act(one) {
      const letter = await letterTo(product, `v${one.userID}@example.org`, "Is this your e-mail address?");
      const { userID, code } = linkIn(letter);
      return new Visitor(product).get(CALLS.validateEmail, { body: { userID, hash: code } });
    },
  },
  validateCaptcha: {
    act: async (one) => one.get(CALLS.validateCaptcha, { body: { token: await solvedBotCheck(one) } }),
  },
  requestFriend: { act: (one, other) => asks(other, one) },
  cancelRequest: {
    first: (one, other) => asks(other, one),
    act: (one, other) => one.get(CALLS.cancelRequest, about(other)),
  },
  acceptFriend: { first: asks, act: (one, other) => one.get(CALLS.acceptFriend, about(other)) },
  denyFriend: { first: asks, act: (one, other) => one.get(CALLS.denyFriend, about(other)) },
  acceptAllFriends: { first: asks, act: (one) => one.get(CALLS.acceptAllFriends) },
  denyAllFriends: { first: asks, act: (one) => one.get(CALLS.denyAllFriends) },
  removeFriend: { first: befriends, act: (one, other) => one.get(CALLS.removeFriend, about(other)) },
  sendCash: { act: gives },
  seenNotifications: {
    first: asks,
    act: (one) => one.get(CALLS.seenNotifications, { body: { notificationID: 1 } }),
  },
  receiveCash: { first: (one, other) => gives(other, one), act: (one) => one.get(CALLS.receiveCash) },
  dailyReward: { act: (one) => one.get(CALLS.dailyReward) },
  claimExtraLevels: {
    first: (one) => reachExtraLevels(product, one, 2),
    act: (one) => one.get(CALLS.claimExtraLevels, { body: { id: FIRST_SEASON } }),
  },
  ...garageDeeds(() => product),
  ...teamDeeds(() => product),
  ...SHOP_DEEDS,
};

/** The rest: they change nothing of the kind, begin a session, or end every one and with it the other pages. */
const OTHERS: readonly (keyof typeof CALLS)[] = [
  "guestSession",
  "logOut",
  "realtimeTicket",
  "signUp",
  "signInByProvider",
  "crossSiteRacer",
  "crossSiteSignIn",
  "resetPassword",
  "changeForgottenPassword",
  "undoChange",
  "clientError",
  "changePassword",
  "prepare2FA",
  "enable2FA",
  "disable2FA",
  "sendVerificationEmail",
  "linkProvider",
  "confirmByProvider",
  "removeProviderCode",
  "removeProvider",
  "exportData",
  "appealRace",
  "buyEventCar",
  "saveQualifying",
  "shareRace",
  "friendRace",
  "searchPlayers",
  "reportPlayer",
  "searchTeams",
  "ignoreTeamInvite",
  "reportTeam",
  "arrangeCars",
  "showGarage",
  "boostMotd",
  "checkAchievements",
  "seenPopUps",
];

let players = 0;
/** Gold, and here for long enough to give cash. */
async function newPlayer(): Promise<Visitor> {
  const visitor = await newRacer(product, `Facts${String(++players).padStart(3, "0")}`);
  const { app } = product.services;
  await app.db
    .updateTable("users")
    .set({ membership: "gold", created_stamp: before(app.nowStamp(), days(90)) })
    .where("user_id", "=", visitor.userID as UserID)
    .execute();
  return visitor;
}

const partsOf = (visitor: Visitor) => selfPartsOf(product.services.app, visitor.userID as UserID, SELF_PARTS);

/** Watches another page of a player. */
async function watch(visitor: Visitor, line: TestLine) {
  await line.checkIn();
  const [was, known, told] = [await partsOf(visitor), line.changes.length, line.told.length];
  return {
    changed: async () => {
      const is = await partsOf(visitor);
      return SELF_PARTS.filter((part) => !isDeepStrictEqual(was[part], is[part]));
    },
    heard: () => {
      const changed = line.changes.slice(known).flatMap(({ facts }) => facts);
      const learned = line.told.slice(told).flatMap(({ kind }) => FACTS_TOLD[kind] ?? []);
      return [...changed, ...learned].flatMap((fact) => PARTS_OF[fact]);
    },
  };
}

describe("another page of a player", () => {
  it("is accounted for in every call that changes something", () => {
    const posts = Object.entries(CALLS).flatMap(([name, { method }]) =>
      method === "POST" || name === "dailyReward" ? [name] : [],
    );
    expect([...Object.keys(DEEDS), ...OTHERS].toSorted()).toEqual(posts.toSorted());
  });

  it.each(Object.entries(DEEDS))(
    "receives what %s changes of either player",
    { timeout: 120_000 },
    async (_name, { first, act }) => {
      const pair = [await newPlayer(), await newPlayer()] as const;
      const lines = await Promise.all(pair.map((visitor) => openLine(product.url, visitor)));
      await first?.(...pair);
      const watched = await Promise.all(pair.map((visitor, nth) => watch(visitor, lines[nth] as TestLine)));
      await act(...pair);
      const changed = await Promise.all(watched.map((each) => each.changed()));
      expect(changed.flat()).not.toEqual([]);
      await expect
        .poll(() => watched.map(({ heard }) => heard()), { timeout: 60_000 })
        .toEqual(changed.map((parts) => expect.arrayContaining(parts) as unknown));
      await Promise.all(lines.map(({ room }) => room.leave()));
    },
  );
});
