import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

import type { Call } from "#shared/contracts/call.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import { friendRace } from "#shared/contracts/social/friend-lobby.ts";
import { searchPlayers } from "#shared/contracts/social/players.ts";
import { searchTeams } from "#shared/contracts/teams/teams.ts";
import { CLASS_SETTINGS, CLOSED_AT_FIRST } from "#shared/rules/classes/settings.ts";

import { setClosed } from "../support/class-world.ts";
import { ALIAS, markedClass, OWN, SEALED, type MarkedClass } from "../support/marked-class.ts";
import { startProduct, type Product } from "../support/product.ts";
import { Visitor } from "../support/visitor.ts";

let product: Product;
let world: MarkedClass;
/** Whatever an address may name, as the world has it. */
let ids: readonly (string | number)[];
const usernames = [OWN[0], "CalmHeron11", "StrangerHere"];

beforeAll(async () => {
  product = await startProduct();
  world = await markedClass(product);
  const { own, classmate, stranger, teamID, sectionID, tag, raceIDs, shareCode } = world;
  const people = [own, classmate, stranger].map(({ userID }) => userID);
  ids = [...people, teamID, sectionID, tag, ...raceIDs, shareCode, 1];
});
afterAll(() => product.close());

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
    property.enum ?? [String(world.sectionID), "1", "Quox"];
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
      await setClosed(product.services.app.db, world.sectionID, closed);
      const nobody = new Visitor(product);
      const { guest, stranger, colleague, classmate, friend, codes } = world;
      for (const visitor of [nobody, guest, stranger, colleague, classmate, friend]) {
        const read = await everythingReadBy(visitor);
        expect(read.length).toBeGreaterThan(100);
        const knowsName = visitor === classmate || visitor === friend;
        expect(foundIn(read, [...SEALED, ...codes, ...(knowsName ? [] : OWN)])).toEqual([]);
      }
    },
  );

  it("is found where it may be: friends and classmates know the name, strangers the alias", async () => {
    const { sectionID, classmate, friend, stranger } = world;
    await setClosed(product.services.app.db, sectionID, []);
    const [byFriend, byMate, byStranger] = [
      await everythingReadBy(friend),
      await everythingReadBy(classmate),
      await everythingReadBy(stranger),
    ];
    expect(foundIn(byFriend, OWN).length).toBeGreaterThan(5);
    expect(foundIn(byMate, OWN).length).toBeGreaterThan(2);
    expect(foundIn(byStranger, [ALIAS]).length).toBeGreaterThan(5);
  });
});
