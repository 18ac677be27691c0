import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { HonkHeard } from "#shared/contracts/realtime/lobby.ts";
import { friendRace } from "#shared/contracts/social/friend-lobby.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import type { ClassSetting } from "#shared/rules/classes/settings.ts";
import { classTopic } from "#shared/server/platform/topic.ts";

import { addClass, addMember, setClosed } from "../support/class-world.ts";
import { joinFriends, type TestFriend } from "../support/friend.ts";
import { startProduct, type Product } from "../support/product.ts";
import { takeTable } from "../support/racer.ts";
import { newGuest, newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

let turn = 0;
let sectionID: SectionID;
let teacher: Visitor;
let pupil: Visitor;
let classmate: Visitor;
let stranger: Visitor;
let names: { readonly [who in "teacher" | "pupil" | "stranger"]: string };
beforeEach(async () => {
  const nth = ++turn;
  names = { teacher: `Teach${nth}`, pupil: `Pupil${nth}`, stranger: `Other${nth}` };
  const db = product.services.app.db;
  teacher = await newRacer(product, names.teacher);
  pupil = await newRacer(product, names.pupil);
  classmate = await newRacer(product, `Mate${nth}`);
  stranger = await newRacer(product, names.stranger);
  sectionID = await addClass(db, { teacher: teacher.userID as UserID });
  await addMember(db, sectionID, pupil.userID as UserID, { isMade: true, alias: `Brisk Badger ${nth}` });
  await addMember(db, sectionID, classmate.userID as UserID, { isMade: true });
});

/** As the teacher's call does it. */
async function close(closed: readonly ClassSetting[]): Promise<void> {
  await setClosed(product.services.app.db, sectionID, closed);
  await product.services.app.bus.ring([classTopic(sectionID)]);
}
const at = (visitor: Visitor, host: string) => joinFriends(product, visitor, host);
const leave = (friends: readonly TestFriend[]) => Promise.all(friends.map((friend) => friend.lobby.leave()));
const refused = (visitor: Visitor, link: string) => visitor.refused(friendRace, { body: { link } });

it("a pupil races by a link with the class alone, under the alias", async () => {
  const host = await at(pupil, names.pupil);
  const mate = await at(classmate, names.pupil);
  const { seats } = await mate.untilTable((table) => table.seats.length === 2);
  expect(seats.map(({ displayName }) => displayName)).toContain(`Brisk Badger ${turn}`);
  expect(mate.table.host.displayName).toBe(`Brisk Badger ${turn}`);
  expect(await refused(stranger, names.pupil)).toBe("notFound");
  expect(await refused(await newGuest(product), names.pupil)).toBe("notFound");
  expect(await refused(pupil, names.stranger)).toBe("classSetting");
  await leave([host, mate]);
});

it("at a teacher's link a class sits at tables of its own", async () => {
  const host = await at(teacher, names.teacher);
  const first = await at(pupil, names.teacher);
  const other = await at(stranger, names.teacher);
  const last = await at(classmate, names.teacher);
  const tables = [host, first, other, last].map(({ table }) => table.tableNumber);
  expect(tables).toEqual([1, 1, 2, 1]);
  await leave([host, first, other, last]);
});

it("what a teacher closes ends an open table at once: the host's company goes, not the host", async () => {
  await close([]);
  const host = await at(pupil, names.pupil);
  const mate = await at(classmate, names.pupil);
  const other = await at(stranger, names.pupil);
  await host.untilTable((table) => table.seats.length === 3);
  await close(["friend_races"]);
  expect(await other.left).toBe(CLOSE_CODES.classOnly.code);
  expect((await host.untilTable((table) => table.seats.length === 2)).seats).toHaveLength(2);
  await leave([host, mate]);
});

it("a ring that was lost costs no more than the time until the next round, which seats the class alone", async () => {
  await close([]);
  const host = await at(pupil, names.pupil);
  const other = await at(stranger, names.pupil);
  await host.untilTable((table) => table.seats.length === 2);
  await setClosed(product.services.app.db, sectionID, ["friend_races"]);
  host.lobby.send("begin-friend-race", {});
  expect(await other.left).toBe(CLOSE_CODES.classOnly.code);
  expect(await host.seat()).toBeTruthy();
  expect(other.all("seat")).toEqual([]);
  await leave([host]);
});

it("phrases stay within the class where a teacher closed what teams and strangers say, at once", async () => {
  await close([]);
  const host = await at(pupil, names.pupil);
  const mate = await at(classmate, names.pupil);
  const other = await at(stranger, names.pupil);
  other.lobby.send("chat", { phraseID: "hello" });
  await host.until("chat");
  await setClosed(product.services.app.db, sectionID, ["allow_team_communication"]);
  host.lobby.send("chat", { phraseID: "ready" });
  await mate.until("chat", 1);
  await other.until("chat");
  mate.lobby.send("chat", { phraseID: "luck" });
  await host.until("chat", 2);
  expect(other.all("chat")).toHaveLength(1);
  await leave([host, mate, other]);
});

it("honks stay within the class, too", async () => {
  const ticketed = async (visitor: Visitor) => takeTable(product.url, visitor.token);
  const racers = [await ticketed(pupil), await ticketed(classmate), await ticketed(stranger)];
  const heard = racers.map(({ lobby }) => {
    const seats: number[] = [];
    lobby.onMessage("honk", ({ seat }: HonkHeard) => void seats.push(seat));
    return seats;
  });
  const [first] = racers;
  await expect.poll(() => first?.tables.at(-1)?.seats.filter((seat) => !seat.isBot).length).toBe(3);
  const seatOf = (nth: number) => racers[nth]?.tables.at(-1)?.ownSeat;
  for (const { lobby } of racers) lobby.send("honk", {});
  await Promise.all(racers.map(({ seat }) => seat));
  const people = new Set([0, 1, 2].map(seatOf));
  const ofPeople = heard.map((seats) => new Set(seats.filter((seat) => people.has(seat))));
  expect(ofPeople).toEqual([new Set([seatOf(0), seatOf(1)]), new Set([seatOf(0), seatOf(1)]), new Set([seatOf(2)])]);
  await Promise.all(racers.map(({ lobby }) => lobby.leave()));
});
