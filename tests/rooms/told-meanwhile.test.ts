import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { FACTS, type Fact } from "#shared/contracts/facts.ts";
import type { UserID } from "#shared/ids.ts";
import { CLOCKS_APART } from "#shared/rules/presence/times.ts";
import type { LocalBus } from "#shared/server/platform/bus.ts";
import { teamTopic } from "#shared/server/platform/topic.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import type { Stamp } from "#shared/units.ts";

import { openLine, untilAllTold, untilKnown, type TestLine } from "../support/line.ts";
import { startProduct, type Product } from "../support/product.ts";
import { addMembers, newTag, newTeam } from "../support/team.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

let players = 0;
const open = (visitor: Visitor): Promise<TestLine> => openLine(product.url, visitor);
const change = ({ userID }: Visitor, ...facts: readonly [Fact, ...Fact[]]): Promise<void> =>
  perform(product.services.app, async ({ changed }) => changed(userID as UserID, ...facts));
/** When a page that opens now knows its racer from. */
const answerOf = async (visitor: Visitor): Promise<Stamp> => (await visitor.get(self)).serverStamp;

/** A racer of whom the node has heard for longer than clocks may be apart, and who has no line. */
async function newKnown(): Promise<Visitor> {
  const visitor = await newRacer(product, `Meanwhile${String(++players).padStart(2, "0")}`);
  await untilKnown(product.url, visitor);
  return visitor;
}

/** What a page that knows since then hears with its first check-in. */
async function heardBy(visitor: Visitor, knownStamp?: Stamp): Promise<readonly Fact[]> {
  const line = await open(visitor);
  const { changed } = await line.checkIn(knownStamp === undefined ? {} : { knownStamp });
  await line.room.leave();
  return changed;
}

describe("what changes while a page opens", () => {
  it("comes with its first check-in, to each tab, and nothing that the page knows", async () => {
    const visitor = await newKnown();
    const known = await answerOf(visitor);
    expect(await heardBy(visitor, known)).toEqual([]);
    await change(visitor, "wallet", "progress");
    await change(visitor, "shop");
    const [tab, other] = await Promise.all([open(visitor), open(visitor)]);
    for (const line of [tab, other]) {
      expect((await line.checkIn({ knownStamp: known })).changed).toEqual(["wallet", "progress", "shop"]);
      expect(line.changes).toEqual([]);
    }
    const later = (nowStamp() + CLOCKS_APART + 1) as Stamp;
    expect(await heardBy(visitor, later)).toEqual([]);
    expect(await heardBy(visitor)).toEqual([]);
    expect(await heardBy(visitor, 0 as Stamp)).toEqual(FACTS);
  });

  it("is said once to a line that has come already", async () => {
    const visitor = await newKnown();
    const known = await answerOf(visitor);
    await change(visitor, "team");
    const line = await open(visitor);
    await change(visitor, "wallet");
    await expect.poll(() => line.changes.map(({ facts }) => facts)).toEqual([["wallet"]]);
    expect((await line.checkIn({ knownStamp: known })).changed).toEqual(["team"]);
    await line.room.leave();
  });

  it("is also what a notification changes by itself", async () => {
    const visitor = await newKnown();
    const known = await answerOf(visitor);
    await perform(product.services.app, async ({ notify }) =>
      notify(visitor.userID as UserID, "purchase", { invoiceNum: "Meanwhile" }),
    );
    expect(await heardBy(visitor, known)).toEqual(["notices"]);
  });

  it("is also what a teammate does before the server knows that the page shows the team", async () => {
    const [captain, mate] = [await newKnown(), await newKnown()];
    const { app } = product.services;
    const tag = newTag();
    const teamID = await newTeam(app.db, captain.userID as UserID, { tag });
    await addMembers(app.db, teamID, [mate.userID as UserID]);
    const deed = (): Promise<void> =>
      perform(app, ({ ring }) => {
        ring(teamTopic(teamID));
        return Promise.resolve();
      });
    const line = await open(captain);
    await line.checkIn();
    const known = await answerOf(captain);
    const heard = () => line.changes.flatMap(({ facts }) => facts).filter((fact) => fact === "teammates").length;
    const look = async (teamStamp: Stamp): Promise<void> => {
      await line.checkIn({ path: "/garage", first: false });
      await line.checkIn({ path: `/team/${tag}`, first: false, teamStamp });
    };
    await deed();
    await look(known);
    await expect.poll(heard).toBe(1);
    await look((nowStamp() + CLOCKS_APART + 2) as Stamp);
    await line.checkIn({ path: `/team/${tag}`, first: false, teamStamp: known });
    await untilAllTold(product, captain, line);
    expect(heard()).toBe(1);
    await line.room.leave();
  });

  it("is everything after messages may have been missed, and on a node that has just begun to hear", async () => {
    const visitor = await newKnown();
    const known = await answerOf(visitor);
    (product.services.app.bus as LocalBus).missed();
    expect(await heardBy(visitor, known)).toEqual(FACTS);
    const stranger = await newRacer(product, "Meanwhile_New");
    expect(await heardBy(stranger, known)).toEqual(FACTS);
  });
});
