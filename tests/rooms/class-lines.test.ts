import type { Room } from "@colyseus/sdk";
import { afterAll, beforeAll, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import type { UserID } from "#shared/ids.ts";
import type { Stamp } from "#shared/units.ts";

import { formsOf, foundIn, type Haystack } from "../support/byte-search.ts";
import { joinClassroom } from "../support/classroom.ts";
import { joinFriends } from "../support/friend.ts";
import { openLine, untilAllTold } from "../support/line.ts";
import { ALIAS, markedClass, OWN, SEALED, type MarkedClass } from "../support/marked-class.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { hear, joinRace, typeText, type TestRacer } from "../support/racer.ts";
import { recordingLineTo, type RecordingLine } from "../support/recording-line.ts";

/** Whose line is kept: all that the product ever sends them. */
const KEPT = {
  stranger: "StrangerHere",
  classmate: "CalmHeron11",
  friend: "FriendOfMark",
  own: OWN[0],
  teacher: "TeacherOfMark",
} as const;
type Kept = keyof typeof KEPT;

let product: Product;
let world: MarkedClass;
const lines = new Map<Kept, RecordingLine>();
beforeAll(async () => {
  product = await startProduct({ tableTimes: tablesOf(4) });
  for (const who of Object.keys(KEPT) as Kept[]) lines.set(who, await recordingLineTo(product.url));
  const whoIs = new Map<string, Kept>(Object.entries(KEPT).map(([who, name]) => [name, who as Kept]));
  world = await markedClass(product, (username) => urlOf(whoIs.get(username)));
});
afterAll(async () => {
  for (const line of lines.values()) await line.close();
  await product.close();
});

const urlOf = (who?: Kept): string => (who && lines.get(who)?.url) ?? product.url;
const at = (who: Kept): { url: string } => ({ url: urlOf(who) });
const heardBy = (...who: readonly Kept[]): readonly Haystack[] =>
  who.flatMap((each) => (lines.get(each)?.heard() ?? []).map((bytes): Haystack => [each, bytes]));
const whoHeard = (marks: readonly string[]) =>
  new Set(foundIn(heardBy(...(Object.keys(KEPT) as Kept[])), marks).map((found) => found.split(":")[0]));

async function finish(racers: readonly TestRacer[]): Promise<void> {
  await Promise.all(racers.map((racer) => typeText(racer, 300)));
  await Promise.all(racers.map((racer) => racer.until("results")));
  await Promise.all(racers.map(({ room }) => room.leave()));
}

/** Players of all kinds at one table, and in its race. */
async function raceTogether(): Promise<void> {
  const four = ["own", "classmate", "friend", "stranger"] as const;
  const racers = await Promise.all(four.map((who) => joinRace(urlOf(who), world[who].token)));
  expect(new Set(racers.map(({ room }) => room.roomId)).size).toBe(1);
  await finish(racers);
}

async function raceInClass(): Promise<void> {
  const { sectionID, teacher, own, classmate } = world;
  const desk = await joinClassroom(at("teacher"), teacher, sectionID);
  const inside = [
    await joinClassroom(at("own"), own, sectionID),
    await joinClassroom(at("classmate"), classmate, sectionID),
  ];
  await desk.until("lesson", (view) => view.pupils.filter(({ presence }) => presence === "here").length === 2);
  desk.room.send("begin", { ranking: "place", tournamentOf: 2 });
  await finish(await Promise.all(inside.map((each) => each.race())));
  await Promise.all([desk, ...inside].map((each) => each.until("podium")));
  desk.room.send("end-tournament", {});
  await Promise.all([desk, ...inside].map((each) => each.until("final")));
  desk.room.send("close", {});
  await Promise.all([desk, ...inside].map(({ left }) => left));
}

/** The pupil is the host of a friend race for a friend, a classmate and a stranger, whose page knows the link alone. */
async function raceByLink(): Promise<void> {
  const host = await joinFriends(at("own"), world.own, "~");
  const { link } = host.table.host;
  const guests = ["friend", "classmate", "stranger"] as const;
  const others = await Promise.all(guests.map((who) => joinFriends(at(who), world[who], link)));
  await host.untilTable(({ seats }) => seats.length === 4);
  for (const each of [host, ...others]) each.lobby.send("chat", { phraseID: "hello" });
  await Promise.all([host, ...others].map((each) => each.until("chat", 3)));
  host.lobby.send("begin-friend-race", {});
  const racers = await Promise.all(
    [host, ...others].map(async (each) =>
      hear((await each.client.consumeSeatReservation(await each.seat())) as Room<unknown, RaceStateView>),
    ),
  );
  await finish(racers);
  await Promise.all([host, ...others].map(({ lobby }) => lobby.leave()));
}

/** What the pupil does while the others' pages are open. @returns of what the stranger is told */
async function tellEveryone(): Promise<readonly string[]> {
  const { own, sectionID, teacher } = world;
  const kept = ["stranger", "classmate", "friend", "teacher"] as const;
  const open = await Promise.all(
    kept.map(async (who) => [world[who], await openLine(urlOf(who), world[who])] as const),
  );
  await Promise.all(open.map(([, line]) => line.checkIn()));
  const theirs = await openLine(urlOf("own"), own);
  await theirs.checkIn({ path: "/race" });
  const { db } = product.services.app;
  await db
    .updateTable("team_motds")
    .set({ created_stamp: 1 as Stamp })
    .execute();
  await own.get(CALLS.postMotd, { body: { message: "Race on Sunday!" } });
  await teacher.get(CALLS.namePupil, {
    params: { id: sectionID },
    body: { userID: own.userID as UserID, realName: SEALED[0] },
  });
  for (const [visitor, line] of open) await untilAllTold(product, visitor, line);
  await Promise.all(open.map(([, line]) => line.checkIn({ first: false })));
  await Promise.all([theirs, ...open.map(([, line]) => line)].map(({ room }) => room.leave()));
  return open[0]?.[1].told.map(({ kind }) => kind) ?? [];
}

it(
  "no line carries what is the teachers' alone, a stranger's no name from outside the class either",
  { timeout: 600_000 },
  async () => {
    await raceTogether();
    await raceInClass();
    await raceByLink();
    const kinds = await tellEveryone();
    expect(kinds).toEqual(expect.arrayContaining(["friend-online", "team-motd"]));

    expect(foundIn(heardBy("stranger"), OWN.flatMap(formsOf))).toEqual([]);
    expect(foundIn(heardBy("stranger"), [ALIAS]).length).toBeGreaterThan(2);
    const [realName, email, ...profile] = SEALED;
    const sealed = [realName, email, ...profile, ...world.codes].flatMap(formsOf);
    expect(foundIn(heardBy("stranger", "classmate", "friend"), sealed)).toEqual([]);
    expect(foundIn(heardBy("own"), [realName, ...world.codes].flatMap(formsOf))).toEqual([]);
    expect(whoHeard([realName])).toEqual(new Set(["teacher"]));
    expect(whoHeard([email])).toEqual(new Set(["own"]));
    await world.teacher.get(CALLS.classFile, { params: { id: world.sectionID } });
    expect(whoHeard([world.codes[0] ?? ""])).toEqual(new Set(["teacher"]));
    expect(whoHeard([OWN[1]])).toEqual(new Set(["own", "friend", "classmate"]));
  },
);
