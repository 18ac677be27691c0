import { randomBytes } from "node:crypto";

import { afterAll, beforeAll, expect, it } from "vitest";

import { addPupils } from "#shared/server/classes/add-pupils.ts";
import { pupilCards } from "#shared/server/classes/cards.ts";
import { classFileOf } from "#shared/server/classes/class-file.ts";
import { hashesOf } from "#shared/server/classes/codes.ts";
import { careForClassSecrets } from "#shared/server/classes/secrets.ts";
import { newClass } from "#shared/server/classes/sections.ts";
import { changeYear } from "#shared/server/classes/year-change.ts";
import { undoYear } from "#shared/server/classes/year-undo.ts";
import { newVault } from "#shared/server/platform/vault.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

import { classForm, newTeacher } from "../support/class-stage.ts";
import { diceOf } from "../support/dice.ts";
import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

it("codes, cards and real names of classes, and the undo of a year, outlive a change of the key, also once the old one is gone", async () => {
  const [old, young] = [randomBytes(32), randomBytes(32)];
  const [before, both, after] = [newVault([old]), newVault([young, old]), newVault([young])];
  const teacherID = await newTeacher(stage);
  const sectionID = await stage.run((work) => newClass(work, before, teacherID, classForm()));
  const names = ["Ada", "", "Ben"];
  const pupils = await stage.run((work) =>
    addPupils(work, { vault: before, dice: diceOf("secrets") }, teacherID, sectionID, { language: "english", names }),
  );
  const cardsBy = (vault: typeof after) => stage.run((work) => pupilCards(work, vault, teacherID, sectionID, pupils));
  const cards = await cardsBy(before);
  const fileBy = (vault: typeof after) =>
    classFileOf({ db: stage.db, vault, config: { site: "type" }, nowStamp } as never, teacherID, sectionID);
  const { code } = await fileBy(before);
  const other = await stage.run((work) => newClass(work, before, teacherID, classForm()));
  const fileOfOther = (vault: typeof after) =>
    classFileOf({ db: stage.db, vault, config: { site: "type" }, nowStamp } as never, teacherID, other);
  const { code: otherCode } = await fileOfOther(before);
  const steps = [{ sectionID: other, deed: "up", name: "Class 6b", grade: "6" }] as const;
  const { changeID } = await stage.run((work) => changeYear(work, before, teacherID, { steps, newClasses: [] }));
  await expect(fileBy(after)).rejects.toThrow("no key of SECRETS_KEY");

  await careForClassSecrets({ ...stage.performer(), vault: both });
  await careForClassSecrets({ ...stage.performer(), vault: after });

  expect((await fileOfOther(after)).code).not.toBe(otherCode);
  await stage.run((work) => undoYear(work, after, teacherID, changeID));
  expect(await fileOfOther(after)).toMatchObject({ name: "Class 5b", code: otherCode });
  const file = await fileBy(after);
  expect(file.code).toBe(code);
  expect(new Set(file.members.map(({ realName }) => realName))).toEqual(new Set(["Ada", null, "Ben"]));
  expect(await cardsBy(after)).toEqual(cards);
  const { code_hash } = await stage.db
    .selectFrom("sections")
    .select("code_hash")
    .where("section_id", "=", sectionID)
    .executeTakeFirstOrThrow();
  expect(hashesOf(after, "class-code", code)).toEqual([code_hash]);
});
