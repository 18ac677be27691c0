import { expect } from "vitest";

import type { Call } from "#shared/contracts/call.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import { GIFTS } from "#shared/rules/gifts.ts";

import { ageDeeds } from "./age-deeds.ts";
import { solvedBotCheck } from "./bot-check.ts";
import { classDeeds } from "./class-deeds.ts";
import { FIRST_SEASON, reachExtraLevels } from "./extra-levels.ts";
import { garageDeeds } from "./garage-deeds.ts";
import { letterTo, linkIn } from "./letters.ts";
import type { Product } from "./product.ts";
import { pupilDeeds } from "./pupil-deeds.ts";
import { SHOP_DEEDS } from "./shop-deeds.ts";
import { teamDeeds } from "./team-deeds.ts";
import { PASSWORD, Visitor } from "./visitor.ts";

/** Something that a player does by a call. */
export interface Deed {
  /** What must be so before. */
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
export const ownDeeds = (product: () => Product): Partial<Record<keyof typeof CALLS, Deed>> => ({
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
  lookAtNews: {
    // A process that has only begun reads its news first.
    async first(one) {
      const posts = async (): Promise<number> => (await one.get(CALLS.newsList)).news.length;
      await expect.poll(posts, { timeout: 60_000 }).toBeGreaterThan(0);
    },
    ...changing(CALLS.lookAtNews, { lastNews: 2_000_000_000 }),
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
      new Visitor(product()).get(CALLS.signIn, { body: { username: await nameOf(one), password: PASSWORD } }),
  },
  validateEmail: {
    first: (one) =>
      one.get(CALLS.changeAccount, {
        body: { firstname: "", lastname: "", email: `v${one.userID}@example.org`, contact: 0, password: PASSWORD },
      }),
    async act(one) {
      const letter = await letterTo(product(), `v${one.userID}@example.org`, "Is this your e-mail address?");
      const { userID, code } = linkIn(letter);
      return new Visitor(product()).get(CALLS.validateEmail, { body: { userID, hash: code } });
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
    first: (one) => reachExtraLevels(product(), one, 2),
    act: (one) => one.get(CALLS.claimExtraLevels, { body: { id: FIRST_SEASON } }),
  },
  takePart: changing(CALLS.takePart, { isOut: true }),
  ...ageDeeds(product),
  ...garageDeeds(product),
  ...classDeeds(product),
  ...pupilDeeds(product),
  ...teamDeeds(product),
  ...SHOP_DEEDS,
});
