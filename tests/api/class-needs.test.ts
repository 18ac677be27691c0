import { afterAll, beforeAll, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import { handsOf } from "#shared/server/players/hands.ts";

import { addClass, addMember } from "../support/class-world.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
let sectionID: SectionID;
let teacher: Visitor;
let ada: Visitor;
let ben: Visitor;
const db = () => product.services.app.db;
const idOf = ({ userID }: Visitor) => userID as UserID;
beforeAll(async () => {
  product = await startProduct();
  teacher = await newRacer(product, "NeedsTeacher");
  ada = await newRacer(product, "NeedsAda");
  ben = await newRacer(product, "NeedsBen");
  sectionID = await addClass(db(), { teacher: idOf(teacher) });
  await addMember(db(), sectionID, idOf(ada), { isMade: true, alias: "Brave Otter" });
  await addMember(db(), sectionID, idOf(ben), { isMade: true, alias: "Kind Owl" });
});
afterAll(() => product.close());

const set = (userIDs: readonly Visitor[], needs: object) =>
  teacher.get(CALLS.setNeeds, { params: { id: sectionID }, body: { userIDs: userIDs.map(idOf), needs } });
const needsOf = async (visitor: Visitor) => (await visitor.get(CALLS.self)).user.needs;

it("needs of one pupil and of several are in force at once, and what isn't named stays", async () => {
  await set([ada], { longer: 2, noClock: true });
  const { class: file } = await set([ada, ben], { largeText: true, noClock: false });
  const needs = Object.fromEntries(file.members.map((each) => [each.alias, each.needs]));
  expect(needs).toEqual({ "Brave Otter": { longer: 2, largeText: true }, "Kind Owl": { largeText: true } });
  expect(await needsOf(ada)).toEqual({ longer: 2, largeText: true });
  expect(await needsOf(ben)).toEqual({ largeText: true });
  expect(await needsOf(teacher)).toEqual({});
});

it("only teachers of the class set them, and only they and the pupil see that there is something", async () => {
  await set([ada], { switchInput: true, dyslexiaFont: true });
  const body = { userIDs: [idOf(ada)], needs: { noMotion: true } };
  expect(await ben.refused(CALLS.setNeeds, { params: { id: sectionID }, body })).toBe("roleOnly");
  const other = await newRacer(product, "OtherTeacher");
  await addClass(db(), { teacher: idOf(other) });
  expect(await other.refused(CALLS.setNeeds, { params: { id: sectionID }, body })).toBe("notYourClass");
  expect(await other.refused(CALLS.classFile, { params: { id: sectionID } })).toBe("notYourClass");
  const seen = [await ben.get(CALLS.ownClass), await teacher.get(CALLS.ownClass)];
  expect(JSON.stringify(seen)).not.toMatch(/switchInput|dyslexia|"needs"/i);
});

it("a pupil with one switch picks whole words, which fair play weighs as such; nobody else's hands change", async () => {
  await set([ada], { switchInput: true });
  expect(await handsOf(db(), idOf(ada))).toBe("word-keyboard");
  expect(await handsOf(db(), idOf(ben))).toBe("usual");
  await set([ada], { switchInput: false });
  expect(await handsOf(db(), idOf(ada))).toBe("usual");
});

it("they are in the pupil's own download, and go with the place in the class", async () => {
  await set([ada], { noMotion: true });
  const at = { params: { id: sectionID, userID: idOf(ada) } };
  expect(JSON.stringify((await teacher.get(CALLS.exportPupil, at)).data)).toContain('"noMotion":true');
  const about = { params: { id: sectionID }, body: { userIDs: [idOf(ada)] } };
  await teacher.get(CALLS.removePupils, about);
  const { class: back } = await teacher.get(CALLS.bringBackPupils, about);
  expect(back.members.find(({ userID }) => userID === idOf(ada))?.needs).toMatchObject({ noMotion: true });
  await teacher.get(CALLS.removePupils, about);
  await set([ada], { noClock: true });
  await teacher.get(CALLS.erasePupils, about);
  const { needs } = await db()
    .selectFrom("section_members")
    .select("needs")
    .where("user_id", "=", idOf(ada))
    .executeTakeFirstOrThrow();
  expect(needs).toEqual({});
});
