import { afterAll, beforeAll, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { skeleton } from "#shared/rules/account/skeleton.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";
import { STARTER } from "#shared/rules/rewards/starter.ts";
import { hashesOf } from "#shared/server/classes/codes.ts";
import { makePupils } from "#shared/server/classes/make-pupil.ts";

import { diceOf } from "../support/dice.ts";
import { expectBalanced } from "../support/money.ts";
import { newStage, type Stage } from "../support/players.ts";
import { stagedClass } from "../support/pupil-stage.ts";
import { testVault } from "../support/vault.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const newClass = async (more: Parameters<typeof stagedClass>[2] = {}) =>
  stagedClass(stage.db, await stage.newPlayer(), more);
type Making = Parameters<typeof makePupils>[3];
const dice = diceOf("made pupils");
const make = (making: Pick<Making, "sectionID"> & Partial<Making>) =>
  stage.run((work) =>
    makePupils(work, testVault, dice, { language: "english", names: [null], standing: "member", ...making }),
  );
const rowOf = (userID: UserID) =>
  stage.db.selectFrom("users").selectAll().where("user_id", "=", userID).executeTakeFirstOrThrow();
const memberOf = (userID: UserID) =>
  stage.db.selectFrom("section_members").selectAll().where("user_id", "=", userID).executeTakeFirstOrThrow();

it("a class of a hundred is made at once, each pupil under a name of its own and with a card of its own", async () => {
  const { sectionID } = await newClass();
  const names = Array.from({ length: CLASSES.mostPupils }, (_, nth) => `Child ${nth}`);
  const made = await make({ sectionID, names });
  expect(made).toHaveLength(CLASSES.mostPupils);
  expect(new Set(made.map(({ alias }) => skeleton(alias))).size).toBe(CLASSES.mostPupils);
  expect(new Set(made.map(({ cardCode }) => cardCode)).size).toBe(CLASSES.mostPupils);
  for (const [nth, { userID, alias, cardCode }] of made.entries()) {
    const member = await memberOf(userID);
    expect(member).toMatchObject({ alias, is_made: true, standing: "member", section_id: sectionID });
    expect(hashesOf(testVault, "card-code", cardCode)).toContain(member.card_hash);
    expect(testVault.open(member.real_name_sealed ?? "", `pupil:${userID}`)).toBe(names[nth]);
  }
  await expect(make({ sectionID })).rejects.toMatchObject({ code: "classFull" });
});

it("a made account has what every new one has, without a password, an e-mail or a real name in the open", async () => {
  const { sectionID } = await newClass();
  const [pupil] = await make({ sectionID, names: ["Ada Lovelace"] });
  const row = await rowOf(pupil!.userID);
  expect(row).toMatchObject({
    account_type: "single_sign_on",
    display_name: pupil!.alias,
    password_hash: null,
    email: null,
    contact: false,
    findable: false,
    on_boards: false,
    nitros: STARTER.nitros,
  });
  expect(JSON.stringify([row, await memberOf(pupil!.userID)])).not.toContain("Lovelace");
  const cars = await stage.db.selectFrom("owned_cars").selectAll().where("user_id", "=", pupil!.userID).execute();
  expect(cars.map(({ car_id }) => car_id)).toEqual([row.car_id]);
  await expectBalanced(stage.db);
});

it("what strangers see of a made account is what its class allows", async () => {
  const { sectionID } = await newClass({ closed: ["paid_offers"] });
  const [pupil] = await make({ sectionID });
  expect(await rowOf(pupil!.userID)).toMatchObject({ findable: true, on_boards: true });
});

it("a name that somebody wishes for is taken while it is free, and another one drawn when it is not", async () => {
  const { sectionID } = await newClass();
  const wished = "Quick Turtle";
  const [first] = await make({ sectionID, wished });
  expect(first!.alias).toBe(wished);
  const other = await newClass();
  const [second] = await make({ sectionID: other.sectionID, wished });
  expect(skeleton(second!.alias)).not.toBe(skeleton(wished));
});

it("no alias looks like what somebody is called or shows", async () => {
  const { sectionID } = await newClass();
  await stage.newPlayer({ username: "Slow-Turtle" });
  await stage.newPlayer({ display_name: "Calm Turtle", display_skeleton: skeleton("Calm Turtle") });
  const [first] = await make({ sectionID, wished: "Slow Turtle" });
  const [second] = await make({ sectionID, wished: "Calm Turtle" });
  expect([first!.alias, second!.alias]).not.toContain("Slow Turtle");
  expect([first!.alias, second!.alias]).not.toContain("Calm Turtle");
});

it("so many wait for a yes, and not one more", async () => {
  const { sectionID } = await newClass();
  const names = Array.from({ length: CLASSES.mostPupils }, () => null);
  await make({ sectionID, names, standing: "pending" });
  await make({ sectionID, names, standing: "pending" });
  await expect(make({ sectionID, standing: "pending" })).rejects.toMatchObject({ code: "classFull" });
  await make({ sectionID, standing: "member" });
});
