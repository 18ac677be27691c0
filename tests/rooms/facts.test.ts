import { isDeepStrictEqual } from "node:util";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { changePassword } from "#shared/contracts/account/settings.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import { FACTS_TOLD } from "#shared/contracts/facts-told.ts";
import { REPEAT_KEY } from "#shared/contracts/idempotency-key.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { SELF_PARTS } from "#shared/contracts/self.ts";
import type { UserID } from "#shared/ids.ts";
import { GIFTS } from "#shared/rules/gifts.ts";
import { selfPartsOf } from "#shared/server/self/parts.ts";
import { before, days } from "#shared/units.ts";

import { PARTS_OF } from "../../client/data/keys.ts";
import { openLine, type TestLine } from "../support/line.ts";
import { ownDeeds } from "../support/own-deeds.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer, PASSWORD, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withWorkers: true });
});
afterAll(() => product.close());

const DEEDS = ownDeeds(() => product);

/** The rest: they change nothing of the kind, begin a session, or end every one and with it the other pages. */
const OTHERS: readonly (keyof typeof CALLS)[] = [
  "guestSession",
  "logOut",
  "realtimeTicket",
  "signUp",
  "signInByProvider",
  "signInBot",
  "classOfCode",
  "declareBot",
  "renewBotToken",
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
  "openTrial",
  "changeHands",
  "appealMeasure",
  "decideCase",
  "buyEventCar",
  "storeProducts",
  "createSession",
  "paymentTransaction",
  "returnOrder",
  "saveQualifying",
  "shareRace",
  "friendRace",
  "searchPlayers",
  "reportPlayer",
  "reportBug",
  "searchTeams",
  "ignoreTeamInvite",
  "reportTeam",
  "arrangeCars",
  "showGarage",
  "showStats",
  "startCoach",
  "coachPractised",
  "boostMotd",
  "newSchoolCode",
  "orderClasses",
  "makeAssignment",
  "changeAssignment",
  "removeAssignment",
  "restoreAssignment",
  "addColleague",
  "leaveColleagues",
  "takeOverClass",
  "addPupils",
  "namePupil",
  "hangSeenTo",
  "witnessPupil",
  "newCards",
  "pupilCards",
  "releasePupil",
  "erasePupils",
  "setUpContest",
  "answerContest",
  "callOffContest",
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

  it("is told by which call its own facts changed, where that had a key, and nobody else is", async () => {
    const [giver, receiver] = [await newPlayer(), await newPlayer()];
    const lines = await Promise.all([giver, receiver].map((visitor) => openLine(product.url, visitor)));
    for (const line of lines) await line.checkIn();
    const key = "the-key-of-this-gift";
    const body = { amount: GIFTS.least, password: PASSWORD };
    await giver.get(CALLS.sendCash, { params: { id: receiver.userID }, body, headers: { [REPEAT_KEY]: key } });
    await lines[1]?.untilTold("sent-cash");
    await expect.poll(() => lines[0]?.changes.map(({ by }) => by)).toEqual([key]);
    expect(lines[1]?.changes.filter(({ by }) => by !== undefined)).toEqual([]);
    await Promise.all(lines.map(({ room }) => room.leave()));
  });

  it("is told nothing by what ends every session: before its new token came it would ask as nobody", async () => {
    const player = await newPlayer();
    const line = await openLine(product.url, player);
    await line.checkIn();
    const known = line.changes.length;
    const newPassword = "another-password-of-mine";
    await player.get(changePassword, { body: { password: PASSWORD, newPassword, newPassword2: newPassword } });
    expect(await line.left).toBe(CLOSE_CODES.sessionEnded.code);
    expect(line.changes.slice(known)).toEqual([]);
  });
});
