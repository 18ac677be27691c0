import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { UserID } from "#shared/ids.ts";
import { HANG } from "#shared/rules/classes/hangs.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";

import { startProduct, type Product } from "../support/product.ts";
import { stagedClass, type StagedClass } from "../support/pupil-stage.ts";
import { newRacer, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

let turn = 0;
let teacher: Visitor;
let to: StagedClass;
beforeEach(async () => {
  teacher = await newRacer(product, `HangTeacher${++turn}`);
  to = await stagedClass(product.services.app.db, teacher.userID as UserID, { needsApproval: false });
});

const at = () => ({ params: { id: to.sectionID } });
const hangs = async () => (await teacher.get(CALLS.classHangs, at())).hangs;
/** Somebody at a computer of the class, or of another school. */
const comer = () => new Visitor(product);
const tries = (code: string) => comer().refused(CALLS.classOfCode, { body: { code } });
const addOne = async () => {
  const { cards } = await teacher.get(CALLS.addPupils, { ...at(), body: { language: "english", names: [""] } });
  return cards[0]!;
};
const logIn = (code: string) =>
  comer().get(CALLS.classLogin, {
    params: { sectionID: to.sectionID },
    body: { sectionID: to.sectionID, code },
  });

describe("who hangs at the log-in of a class", () => {
  it("is nobody before anything went wrong, and nobody else's class is told", async () => {
    await addOne();
    expect(await hangs()).toEqual([]);
    const other = await newRacer(product, `NoTeacher${turn}`);
    expect(await other.refused(CALLS.classHangs, at())).toBe("roleOnly");
    const { teacherID } = await stagedClass(product.services.app.db, other.userID as UserID);
    expect(teacherID).toBe(other.userID);
    expect(await other.refused(CALLS.classHangs, at())).toBe("notYourClass");
  });

  it("has an old card: its pupil is named, the old code stays void, and it's gone once they are in by the new one", async () => {
    const { userID, alias, code } = await addOne();
    const { cards } = await teacher.get(CALLS.newCards, { ...at(), body: { userIDs: [userID] } });
    expect(await tries(code)).toBe("wrongCode code");
    expect(await tries(code)).toBe("wrongCode code");
    await expect.poll(hangs).toEqual([{ kind: "old-card", userID, alias, count: 2 }]);
    await logIn(cards[0]!.code);
    await expect.poll(hangs).toEqual([]);
    expect(await tries(code)).toBe("wrongCode code");
  });

  it("has the card of a pupil who was taken out, who is in again by one press", async () => {
    const { userID, alias, code } = await addOne();
    await teacher.get(CALLS.removePupils, { ...at(), body: { userIDs: [userID] } });
    expect(await tries(code)).toBe("wrongCode code");
    await expect.poll(hangs).toEqual([{ kind: "removed", userID, alias, count: 1 }]);
    await teacher.get(CALLS.bringBackPupils, { ...at(), body: { userIDs: [userID] } });
    expect(await hangs()).toEqual([]);
    await logIn(code);
  });

  it("has the class's code of before, or comes to a full class", async () => {
    await teacher.get(CALLS.newClassCode, at());
    expect(await tries(to.code)).toBe("wrongCode code");
    await expect.poll(hangs).toEqual([{ kind: "old-code", userID: null, alias: null, count: 1 }]);
    const { hangs: none } = await teacher.get(CALLS.hangSeenTo, { ...at(), body: { kind: "old-code", userID: null } });
    expect(none).toEqual([]);
    for (let left: number = CLASSES.mostPupils; left > 0; left -= 50) {
      await teacher.get(CALLS.addPupils, {
        ...at(),
        body: { language: "english", names: Array.from({ length: 50 }, () => "") },
      });
    }
    const { class: file } = await teacher.get(CALLS.classFile, at());
    expect(await tries(file.code)).toBe("classFull");
    await expect.poll(hangs).toEqual([{ kind: "full", userID: null, alias: null, count: 1 }]);
  });

  it("has the code of last year, after the class moved up", async () => {
    const step = { sectionID: to.sectionID, deed: "up" as const, name: "Next Year", grade: "4" };
    await teacher.get(CALLS.changeYear, { body: { steps: [step], newClasses: [] } });
    expect(await tries(to.code)).toBe("wrongCode code");
    await expect.poll(hangs).toEqual([{ kind: "old-code", userID: null, alias: null, count: 1 }]);
  });

  it("has the code of a year whose change was undone", async () => {
    const step = { sectionID: to.sectionID, deed: "up" as const, name: "Next Year", grade: "4" };
    const { change } = await teacher.get(CALLS.changeYear, { body: { steps: [step], newClasses: [] } });
    const { class: moved } = await teacher.get(CALLS.classFile, at());
    await teacher.get(CALLS.undoYear, { params: { id: change.changeID } });
    expect(await tries(moved.code)).toBe("wrongCode code");
    await expect.poll(hangs).toEqual([{ kind: "old-code", userID: null, alias: null, count: 1 }]);
  });

  it("mistyped: a slip is nothing, several from where the class comes in are one line with a count, whoever goes on", async () => {
    const near = comer();
    const mistypes = (what: string) => near.refused(CALLS.classOfCode, { body: { code: what } });
    await near.get(CALLS.classOfCode, { body: { code: to.code } });
    for (let nth = 1; nth < HANG.leastMistyped; nth++) await mistypes(`wrong ${nth}`);
    expect(await hangs()).toEqual([]);
    for (let nth = 0; nth < HANG.mostCounted + 10; nth++) await mistypes(`hammered ${nth}`);
    for (let nth = 0; nth < HANG.mostCounted; nth++) await tries(`far away ${nth}`);
    await expect.poll(hangs).toEqual([{ kind: "mistyped", userID: null, alias: null, count: HANG.mostCounted }]);
  });

  it("mistyped: in a school with one address the classes that came in last are told, however many came before", async () => {
    const near = comer();
    await near.get(CALLS.classOfCode, { body: { code: to.code } });
    const first = { to, teacher };
    for (let nth = 1; nth <= 13; nth++) {
      teacher = await newRacer(product, `Hang${turn}Also${nth}`);
      to = await stagedClass(product.services.app.db, teacher.userID as UserID, { needsApproval: false });
      await near.get(CALLS.classOfCode, { body: { code: to.code } });
    }
    for (let nth = 1; nth <= HANG.leastMistyped; nth++)
      await near.refused(CALLS.classOfCode, { body: { code: `no ${nth}` } });
    await expect.poll(hangs).toMatchObject([{ kind: "mistyped" }]);
    ({ to, teacher } = first);
    expect(await hangs()).toEqual([]);
  });

  it("mistyped: stays, however many old cards are tried", async () => {
    const near = comer();
    await near.get(CALLS.classOfCode, { body: { code: to.code } });
    for (let nth = 1; nth <= HANG.leastMistyped; nth++)
      await near.refused(CALLS.classOfCode, { body: { code: `no ${nth}` } });
    const { cards } = await teacher.get(CALLS.addPupils, {
      ...at(),
      body: { language: "english", names: Array.from({ length: 14 }, () => "") },
    });
    await teacher.get(CALLS.newCards, { ...at(), body: { userIDs: cards.map(({ userID }) => userID) } });
    for (const { code } of cards) await tries(code);
    await expect
      .poll(async () => (await hangs()).map(({ kind }) => kind))
      .toEqual(["mistyped", ...Array<string>(12).fill("old-card")]);
  });
});
