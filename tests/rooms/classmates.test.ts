import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { changeSocial } from "#shared/contracts/account/settings.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import { movePupils, removePupils } from "#shared/server/classes/pupils.ts";
import { archiveClass } from "#shared/server/classes/sections.ts";
import { perform } from "#shared/server/platform/work.ts";

import { addClass, addMember } from "../support/class-world.ts";
import { openLine, untilAllTold, type TestLine } from "../support/line.ts";
import { startProduct, type Product } from "../support/product.ts";
import { addMembers, newTag, newTeam } from "../support/team.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

let players = 0;
const newPlayer = (): Promise<Visitor> => newRacer(product, `Class${String(++players).padStart(3, "0")}`);
const idOf = (visitor: Visitor) => visitor.userID as UserID;
const open = (visitor: Visitor) => openLine(product.url, visitor);
const leave = (lines: readonly TestLine[]) => Promise.all(lines.map(({ room }) => room.leave()));
const friendsOnline = ({ told }: TestLine) => told.filter(({ kind }) => kind === "friend-online");
const seenBy = async (line: TestLine) =>
  (await line.checkIn({ first: false })).friends.map(({ userID }) => userID).toSorted((a, b) => a - b);

async function schoolClass(size: number) {
  const { db } = product.services.app;
  const teacher = await newPlayer();
  const sectionID: SectionID = await addClass(db, { teacher: idOf(teacher) });
  const pupils = await Promise.all(Array.from({ length: size }, newPlayer));
  for (const each of pupils) await addMember(db, sectionID, idOf(each), { alias: `Alias ${each.userID}` });
  return { teacher, sectionID, pupils };
}

describe("a classmate", () => {
  it("is announced and seen by the class, by the name that it knows, and by nobody else", async () => {
    const { db } = product.services.app;
    const { teacher, sectionID, pupils } = await schoolClass(2);
    const [one, other] = pupils as [Visitor, Visitor];
    const [waits, stranger] = [await newPlayer(), await newPlayer()];
    await addMember(db, sectionID, idOf(waits), { standing: "pending" });
    const others = [waits, stranger, teacher, ...(await schoolClass(1)).pupils];
    const [line, ...lines] = await Promise.all([one, ...others].map(open));
    if (!line) throw new Error("no line");
    for (const each of [line, ...lines]) expect((await each.checkIn()).friends).toEqual([]);
    const theirs = await open(other);
    expect((await theirs.checkIn({ path: "/race" })).friends).toMatchObject([{ userID: one.userID }]);
    const { username, display_name: displayName } = await db
      .selectFrom("users")
      .select(["username", "display_name"])
      .where("user_id", "=", idOf(other))
      .executeTakeFirstOrThrow();
    expect(await line.untilTold("friend-online")).toMatchObject({
      data: { userID: other.userID, friendType: "classmate", username, displayName },
    });
    expect((await line.checkIn({ first: false })).friends).toMatchObject([{ userID: other.userID, doing: "racing" }]);
    for (const [nth, each] of lines.entries()) {
      await untilAllTold(product, others[nth] as Visitor, each);
      expect([friendsOnline(each), await seenBy(each)]).toEqual([[], []]);
    }
    await leave([line, theirs, ...lines]);
  });

  it("who is a teammate as well is announced as that, by name; other teammates hear the alias", async () => {
    const { db } = product.services.app;
    const [one, other] = (await schoolClass(2)).pupils as [Visitor, Visitor];
    const captain = await newPlayer();
    await addMembers(db, await newTeam(db, idOf(captain), { tag: newTag() }), [one, other].map(idOf));
    const [line, elsewhere] = [await open(one), await open(captain)];
    await Promise.all([line.checkIn(), elsewhere.checkIn()]);
    await expect.poll(() => seenBy(elsewhere), { timeout: 60_000 }).toEqual([one.userID]);
    const theirs = await open(other);
    await theirs.checkIn();
    const { display_name: displayName } = await db
      .selectFrom("users")
      .select("display_name")
      .where("user_id", "=", idOf(other))
      .executeTakeFirstOrThrow();
    await line.untilTold("friend-online");
    await untilAllTold(product, one, line);
    const toldOf = (each: TestLine) =>
      friendsOnline(each).flatMap(({ data }) => ("userID" in data && data.userID === other.userID ? [data] : []));
    expect(toldOf(line)).toMatchObject([{ friendType: "teammate", displayName }]);
    await expect.poll(() => toldOf(elsewhere).length, { timeout: 60_000 }).toBe(1);
    expect(toldOf(elsewhere)).toMatchObject([
      { friendType: "teammate", username: "", displayName: `Alias ${other.userID}` },
    ]);
    await leave([line, elsewhere, theirs]);
  });

  it("is announced to no more than five, so that a class that comes at once fills no page with it", async () => {
    const { pupils } = await schoolClass(8);
    const lines: TestLine[] = [];
    for (const each of pupils.slice(0, 7)) {
      const line = await open(each);
      await line.checkIn();
      lines.push(line);
    }
    const [first, last] = [lines[0] as TestLine, lines[6] as TestLine];
    await expect.poll(() => friendsOnline(first).length).toBe(5);
    await untilAllTold(product, pupils[0] as Visitor, first);
    await untilAllTold(product, pupils[6] as Visitor, last);
    expect([friendsOnline(first).length, friendsOnline(last).length]).toEqual([5, 0]);
    expect(await seenBy(first)).toHaveLength(6);
    await leave(lines);
  });

  it("who appears offline is neither announced nor seen", async () => {
    const [one, other] = (await schoolClass(2)).pupils as [Visitor, Visitor];
    await other.get(changeSocial, { body: { offline: 1 } });
    const line = await open(one);
    await line.checkIn();
    const theirs = await open(other);
    expect((await theirs.checkIn()).friends).toMatchObject([{ userID: one.userID }]);
    await untilAllTold(product, one, line);
    expect([friendsOnline(line), await seenBy(line)]).toEqual([[], []]);
    await leave([line, theirs]);
  });

  it.each<[string, (taught: Awaited<ReturnType<typeof schoolClass>>, gone: UserID) => Promise<unknown>]>([
    [
      "is taken out",
      ({ teacher, sectionID }, gone) =>
        perform(product.services.app, (work) => removePupils(work, idOf(teacher), sectionID, [gone])),
    ],
    [
      "is moved",
      async ({ teacher, sectionID }, gone) => {
        const { db } = product.services.app;
        const to = await addClass(db);
        await db
          .insertInto("section_teachers")
          .values({ section_id: to, user_id: idOf(teacher), joined_stamp: 1 as never })
          .execute();
        const move = { from: sectionID, to, userIDs: [gone] };
        await perform(product.services.app, (work) => movePupils(work, idOf(teacher), move));
      },
    ],
    [
      "was in a class that is put away",
      ({ teacher, sectionID }) => perform(product.services.app, (work) => archiveClass(work, idOf(teacher), sectionID)),
    ],
  ])("who %s is told of to nobody there any more, and hears of nobody", async (_, part) => {
    const taught = await schoolClass(2);
    const [stays, goes] = taught.pupils as [Visitor, Visitor];
    const [line, theirs] = [await open(stays), await open(goes)];
    await Promise.all([line.checkIn(), theirs.checkIn()]);
    expect([await seenBy(line), await seenBy(theirs)]).toEqual([[goes.userID], [stays.userID]]);
    await part(taught, idOf(goes));
    for (const each of [line, theirs])
      await expect.poll(() => each.changes.flatMap(({ facts }) => facts), { timeout: 60_000 }).toContain("friends");
    expect([await seenBy(line), await seenBy(theirs)]).toEqual([[], []]);
    const before = friendsOnline(line).length;
    await theirs.checkIn({ offline: true, first: false });
    await theirs.checkIn({ first: true });
    await untilAllTold(product, stays, line);
    expect(friendsOnline(line)).toHaveLength(before);
    await leave([line, theirs]);
  });
});
