import type { Updateable } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  changeForgottenPassword,
  resetPassword,
  undoChange,
  validateEmail,
} from "#shared/contracts/account/recovery.ts";
import { changePassword } from "#shared/contracts/account/settings.ts";
import { cashGifts, receiveCash, sendCash } from "#shared/contracts/economy/gifts.ts";
import { appealRace, ownRace } from "#shared/contracts/race/own-race.ts";
import { sharedReplay, shareRace } from "#shared/contracts/race/replays.ts";
import {
  acceptAllFriends,
  acceptFriend,
  cancelRequest,
  denyAllFriends,
  denyFriend,
  friendRequests,
  removeFriend,
  requestFriend,
} from "#shared/contracts/social/friends.ts";
import type { Database } from "#shared/server/database.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { appealRace as appeal } from "#shared/server/race/own-race.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, days } from "#shared/units.ts";

import { everyRow } from "../support/every-row.ts";
import { letterTo, linkIn } from "../support/letters.ts";
import { startProduct, type Product } from "../support/product.ts";
import { person, racedBy, type Typer } from "../support/typed-race.ts";
import { newGuest, newRacer, PASSWORD, type Visitor } from "../support/visitor.ts";

let product: Product;
let owner: Visitor;
let friend: Visitor;
let asker: Visitor;
let thieves: Visitor[];
beforeAll(async () => {
  product = await startProduct({ withWorkers: true });
  owner = await newRacer(product, "HasThings", "has.things@example.org");
  friend = await newRacer(product, "FriendOfOwner");
  asker = await newRacer(product, "AsksOwner");
  const gold = await newRacer(product, "GoldThief", "gold.thief@example.org");
  thieves = [gold, await newRacer(product, "BasicThief"), await newGuest(product)];
  for (const each of [friend, gold])
    await set(each, { membership: "gold", created_stamp: before(nowStamp(), days(8)) });
  await friend.get(requestFriend, to(owner));
  await owner.get(acceptFriend, to(friend));
});
afterAll(() => product.close());

const app = () => product.services.app;
const to = ({ userID }: Visitor) => ({ params: { id: userID } });
const set = ({ userID }: Visitor, values: Updateable<Database["users"]>) =>
  app()
    .db.updateTable("users")
    .set(values)
    .where("user_id", "=", userID as never)
    .execute();

const pasted: Typer = (text) => [...text].map((character, at) => ({ atMs: at, fairMs: at, character }));

let seed = 4_000;
/** A race of the owner's, settled and assessed. */
async function raced(typer: Typer): Promise<string> {
  const racers = [{ userID: owner.userID as never, typer }];
  const outcome = racedBy(racers, nowStamp(), seed++);
  await perform(app(), (work) => settleRace(work, outcome));
  await perform(app(), (work) => payRace(work, outcome.raceID));
  return outcome.raceID;
}

/** The database without what a try itself leaves behind. */
async function everythingKept(): Promise<Record<string, string[]>> {
  const { sign_in_tries: _tries, ...kept } = await everyRow(app().db);
  return kept;
}

/** Lets each thief try everything: nothing may change, and no try may be answered with somebody else's things. */
async function expectUntouched(tries: (thief: Visitor) => readonly (() => Promise<string>)[]): Promise<void> {
  const asItWas = await everythingKept();
  for (const thief of thieves) {
    for (const [nth, attempt] of tries(thief).entries()) {
      expect([nth, await attempt()]).toEqual([
        nth,
        expect.stringMatching(/^(raceNotFound|notFound|codeSpent|undoUnknown|registeredOnly|nothing)$/),
      ]);
    }
  }
  expect(await everythingKept()).toEqual(asItWas);
}

describe("what is somebody else's", () => {
  it("race is read, appealed and shared by nobody, however it stands", async () => {
    const [fair, fouled, appealed, shared] = [
      await raced(person(1)),
      await raced(pasted),
      await raced(pasted),
      await raced(person(2)),
    ];
    await perform(app(), (work) => appeal(work, appealed as never, owner.userID as never));
    const { shareCode } = await owner.get(shareRace, { params: { id: shared }, body: { isShared: 1 } });
    const unshared = async (thief: Visitor, id: string) =>
      (await thief.get(shareRace, { params: { id }, body: { isShared: 0 } })).shareCode ?? "nothing";
    await expectUntouched((thief) =>
      [fair, fouled, appealed, shared].flatMap((id) => [
        () => thief.refused(ownRace, { params: { id } }),
        () => thief.refused(appealRace, { params: { id } }),
        () => thief.refused(shareRace, { params: { id }, body: { isShared: 1 } }),
        () => unshared(thief, id),
      ]),
    );
    expect((await thieves[0]?.get(sharedReplay, { params: { shareCode: shareCode ?? "" } }))?.race.viewSlot).toBe(0);
    expect((await owner.get(appealRace, { params: { id: fouled } })).own.appeal).toBe("open");
  });

  it("request is accepted, denied and taken back by nobody, and no friendship is ended", async () => {
    await asker.get(requestFriend, to(owner));
    const quiet = async (said: Promise<{ readonly status: number; readonly json: Record<string, unknown> }>) => {
      const { status, json } = await said;
      const isEmpty = status === 200 && [json.requests ?? [], json.values ?? []].flat().length === 0;
      return isEmpty ? "nothing" : String(json.error);
    };
    const all = { body: { friendIDs: [asker.userID, owner.userID, friend.userID] } };
    await expectUntouched((thief) =>
      [asker, owner, friend].flatMap((each) => [
        () => quiet(thief.ask(acceptFriend, to(each))),
        () => quiet(thief.ask(denyFriend, to(each))),
        () => quiet(thief.ask(cancelRequest, to(each))),
        () => quiet(thief.ask(removeFriend, to(each))),
        () => quiet(thief.ask(acceptAllFriends, all)),
        () => quiet(thief.ask(denyAllFriends, all)),
      ]),
    );
    expect((await owner.get(friendRequests)).requests).toMatchObject([{ userID: asker.userID }]);
    expect((await owner.get(acceptFriend, to(asker))).totalFriends).toBe(2);
  });

  it("gift is collected by nobody, by its id or without one", async () => {
    await friend.get(sendCash, { ...to(owner), body: { amount: 4_000, password: PASSWORD } });
    const [gift] = (await owner.get(cashGifts)).waiting.gifts;
    const giftID = gift?.giftID ?? 0;
    const collected = async (thief: Visitor, body: object) => {
      const { json } = await thief.ask(receiveCash, { body });
      return Array.isArray(json.collected) && json.collected.length === 0 ? "nothing" : String(json.error);
    };
    await expectUntouched((thief) => [
      () => collected(thief, { giftIDs: [giftID] }),
      () => collected(thief, { giftIDs: [giftID, giftID, 1, 2, 3] }),
      () => collected(thief, {}),
    ]);
    expect((await friend.get(receiveCash, { body: { giftIDs: [giftID] } })).collected).toEqual([]);
    expect((await owner.get(receiveCash, { body: { giftIDs: [giftID] } })).collected).toHaveLength(1);
  });

  it("codes do nothing for an account they were not made for, and are still good for their own", async () => {
    const email = "has.things@example.org";
    await set(owner, { email_verified_stamp: nowStamp() });
    const fresh = { newPassword: "a-brand-new-horse", newPassword2: "a-brand-new-horse" };
    await owner.get(changePassword, { body: { password: PASSWORD, ...fresh } });
    const verify = linkIn(await letterTo(product, email, "Is this your e-mail address?")).code;
    const undo = linkIn(await letterTo(product, email, "Your password was changed")).code;
    await thieves[0]?.get(resetPassword, { body: { email } });
    const reset = linkIn(await letterTo(product, email, "Choose a new password")).code;
    const codes = [reset, undo, verify];
    await expectUntouched((thief) =>
      codes.flatMap((hash) => [
        () => thief.refused(changeForgottenPassword, { body: { userID: thief.userID, hash, ...fresh } }),
        () => thief.refused(undoChange, { body: { userID: thief.userID, hash } }),
        () => thief.refused(validateEmail, { body: { userID: thief.userID, hash } }),
      ]),
    );
    await owner.get(changeForgottenPassword, { body: { userID: owner.userID, hash: reset, ...fresh } });
    expect(await owner.ask(undoChange, { body: { userID: owner.userID, hash: undo } })).toMatchObject({ status: 200 });
  });
});
