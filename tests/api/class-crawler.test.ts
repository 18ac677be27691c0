import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

import type { Call } from "#shared/contracts/call.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import { shareRace } from "#shared/contracts/race/replays.ts";
import { friendRace } from "#shared/contracts/social/friend-lobby.ts";
import { acceptFriend, requestFriend } from "#shared/contracts/social/friends.ts";
import { searchPlayers } from "#shared/contracts/social/players.ts";
import { searchTeams } from "#shared/contracts/teams/teams.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import { CARD_CODE_LENGTH, CLASS_CODE_LENGTH, codeInGroups } from "#shared/rules/classes/codes.ts";
import { CLASS_SETTINGS, CLOSED_AT_FIRST } from "#shared/rules/classes/settings.ts";
import { makeBoards } from "#shared/server/boards/make.ts";
import { newCode } from "#shared/server/classes/codes.ts";
import { sealRealName } from "#shared/server/classes/real-name.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { postMotd } from "#shared/server/teams/motds.ts";

import { addClass, addMember, setClosed } from "../support/class-world.ts";
import { startProduct, type Product } from "../support/product.ts";
import { addMembers, newTeam } from "../support/team.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { newGuest, newRacer, Visitor } from "../support/visitor.ts";

/** What nobody but a teacher of the class may ever be told: a mark is in each of them. */
const SEALED = ["Zarathea Markley", "zarathea.markley@example.org", "Markleyfirst", "Markleylast"];
/** How an account was called before its owner brought it into the class: friends and classmates know it. */
const OWN = ["Quoxley_Mark", "Quoxley Markname"];

let product: Product;
let sectionID: SectionID;
let own: Visitor;
let classmate: Visitor;
let friend: Visitor;
let stranger: Visitor;
let guest: Visitor;
/** Teaches another class, at another school. */
let colleague: Visitor;
/** The codes of the class and of cards, as they are and as people write them. */
const codes: string[] = [];
/** Whatever an address may name, as the world has it. */
const ids: (string | number)[] = [];
const usernames: string[] = [];

const app = () => product.services.app;
const idOf = ({ userID }: Visitor) => userID as UserID;

beforeAll(async () => {
  product = await startProduct();
  const [email] = SEALED.slice(1, 2);
  own = await newRacer(product, OWN[0] ?? "", email);
  classmate = await newRacer(product, "CalmHeron11");
  friend = await newRacer(product, "FriendOfMark");
  stranger = await newRacer(product, "StrangerHere");
  guest = await newGuest(product);
  const { db, vault } = app();
  const set = (userID: UserID, values: object) =>
    db.updateTable("users").set(values).where("user_id", "=", userID).execute();
  await set(idOf(own), { display_name: OWN[1], firstname: SEALED[2], lastname: SEALED[3], races_played: 40 });
  await friend.get(requestFriend, { params: { id: own.userID } });
  await own.get(acceptFriend, { params: { id: friend.userID } });
  await stranger.get(requestFriend, { params: { id: own.userID } });

  const teamID = await newTeam(db, idOf(stranger), { requirements: "Everyone is welcome" });
  await addMembers(db, teamID, [own, friend, classmate].map(idOf), { role: "officer" });
  await perform(app(), (work) => postMotd(work, idOf(own), "Race on Friday!"));
  const { tag } = await db.selectFrom("teams").select("tag").where("team_id", "=", teamID).executeTakeFirstOrThrow();

  const everyone = [own, classmate, friend, stranger, guest];
  const raceIDs = await Promise.all([1, 2].map((seed) => race(everyone, seed)));
  await db
    .updateTable("race_results")
    .set({ display_name: OWN[1] ?? "" })
    .where("user_id", "=", idOf(own))
    .execute();
  const shared = await stranger.get(shareRace, { params: { id: raceIDs[0] ?? "" }, body: { isShared: 1 } });
  await makeBoards(app());

  const teacher = await newRacer(product, "TeacherOfMark");
  sectionID = await addClass(db, { closed: [], teacher: idOf(teacher) });
  const code = newCode(vault, "class-code", CLASS_CODE_LENGTH);
  await db
    .updateTable("sections")
    .set({ code_hash: code.hash, code_sealed: code.sealed })
    .where("section_id", "=", sectionID)
    .execute();
  colleague = await newRacer(product, "TeachesOthers");
  await addClass(db, { teacher: idOf(colleague) });
  await addMember(db, sectionID, idOf(own), { alias: "Brisk Badger" });
  await addMember(db, sectionID, idOf(classmate), { alias: "CalmHeron11", isMade: true });
  const card = newCode(vault, "card-code", CARD_CODE_LENGTH);
  await db
    .updateTable("section_members")
    .set({ card_hash: card.hash, card_sealed: card.sealed })
    .where("user_id", "=", idOf(classmate))
    .execute();
  for (const each of [own, classmate]) {
    const real_name_sealed = sealRealName(vault, idOf(each), SEALED[0] ?? "");
    await db.updateTable("section_members").set({ real_name_sealed }).where("user_id", "=", idOf(each)).execute();
  }
  codes.push(...[code.code, card.code].flatMap((each) => [each, codeInGroups(each)]));
  ids.push(own.userID, classmate.userID, stranger.userID, teamID, sectionID, tag, ...raceIDs);
  ids.push(shared.shareCode ?? "", 1);
  usernames.push(OWN[0] ?? "", "CalmHeron11", "StrangerHere");
});
afterAll(() => product.close());

async function race(racers: readonly Visitor[], seed: number): Promise<string> {
  const seats = racers.map((each, slot) => ({ userID: idOf(each), typer: person(seed * 10 + slot) }));
  const outcome = racedBy(seats, nowStamp(), seed);
  await perform(app(), (work) => settleRace(work, outcome));
  await perform(app(), (work) => payRace(work, outcome.raceID));
  return outcome.raceID;
}

const words = () => [...usernames, "Quoxley", "quox", "Zarathea", "Brisk"];

/** Every address of a call: each parameter is tried with all that it may name. */
function addressesOf({ path }: Call): readonly Record<string, string | number>[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return names.reduce<readonly Record<string, string | number>[]>(
    (all, name) =>
      all.flatMap((address) =>
        (name === "username" ? words() : name === "app" ? ["type", "math"] : ids).map((value) => ({
          ...address,
          [name]: value,
        })),
      ),
    [{}],
  );
}

/** What may stand after the question mark, a name at a time; first nothing. */
function queriesOf(call: Call): readonly string[] {
  if (!call.query) return [""];
  const schema = z.toJSONSchema(call.query as z.ZodType, { io: "input", unrepresentable: "any" });
  const properties = Object.entries((schema.properties ?? {}) as Record<string, { readonly enum?: readonly string[] }>);
  const required = new Set(schema.required ?? []);
  const valuesOf = (property: { readonly enum?: readonly string[] }) =>
    property.enum ?? [String(sectionID), "1", "Quox"];
  const needed = properties
    .filter(([name]) => required.has(name))
    .map(([name, each]) => [name, valuesOf(each)[0] ?? ""]);
  const tries = properties.flatMap(([name, each]) => valuesOf(each).map((value) => [...needed, [name, value]]));
  return [needed, ...tries].slice(0, MOST_QUERIES).map((pairs) => {
    const text = String(new URLSearchParams(pairs.map(([name = "", value = ""]) => [name, value] as [string, string])));
    return text === "" ? "" : `?${text}`;
  });
}
const MOST_QUERIES = 20;
/** Calls have limits by the minute. */
const MOST_ADDRESSES = 12;

/** All that somebody is answered by whatever can be read and searched, with where. */
async function everythingReadBy(visitor: Visitor): Promise<readonly (readonly [where: string, said: string])[]> {
  const read: [string, string][] = [];
  const note = (where: string, { status, json }: { readonly status: number; readonly json: unknown }): void => {
    expect([where, status]).not.toEqual([where, 429]);
    expect([where, status < 500]).toEqual([where, true]);
    read.push([where, JSON.stringify(json)]);
  };
  for (const call of Object.values(CALLS) as readonly Call[]) {
    if (call.method !== "GET") continue;
    for (const params of addressesOf(call).slice(0, MOST_ADDRESSES)) {
      for (const query of Object.keys(params).length === 0 ? queriesOf(call) : queriesOf(call).slice(0, 1)) {
        const path = call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
          encodeURIComponent(String(params[name])),
        );
        note(`${path}${query}`, await visitor.send("GET", `/api/v2${path}${query}`));
      }
    }
  }
  for (const term of words()) {
    note(`search ${term}`, await visitor.ask(searchPlayers, { body: { term } }));
    note(`teams ${term}`, await visitor.ask(searchTeams, { body: { term } }));
    note(`race/${term}`, await visitor.ask(friendRace, { body: { link: term } }));
  }
  return read;
}

const foundIn = (read: Awaited<ReturnType<typeof everythingReadBy>>, secrets: readonly string[]) =>
  read.flatMap(([where, said]) => secrets.filter((secret) => said.includes(secret)).map((secret) => [where, secret]));

describe("what is told of a class", () => {
  it.each([
    ["closes what a new one closes", CLOSED_AT_FIRST],
    ["opens everything", []],
    ["closes everything", CLASS_SETTINGS],
  ])(
    "is never a real name, an address or a code, and to strangers no name from outside, where it %s",
    async (_how, closed) => {
      await setClosed(app().db, sectionID, closed);
      const nobody = new Visitor(product);
      for (const visitor of [nobody, guest, stranger, colleague, classmate, friend]) {
        const read = await everythingReadBy(visitor);
        expect(read.length).toBeGreaterThan(100);
        const knowsName = visitor === classmate || visitor === friend;
        expect(foundIn(read, [...SEALED, ...codes, ...(knowsName ? [] : OWN)])).toEqual([]);
      }
    },
  );

  it("is found where it may be: friends and classmates know the name, strangers the alias", async () => {
    await setClosed(app().db, sectionID, []);
    const [byFriend, byMate, byStranger] = [
      await everythingReadBy(friend),
      await everythingReadBy(classmate),
      await everythingReadBy(stranger),
    ];
    expect(foundIn(byFriend, OWN).length).toBeGreaterThan(5);
    expect(foundIn(byMate, OWN).length).toBeGreaterThan(2);
    expect(foundIn(byStranger, ["Brisk Badger"]).length).toBeGreaterThan(5);
  });
});
