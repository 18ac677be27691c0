import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as running from "#shared/contracts/teams/team-running.ts";
import * as teams from "#shared/contracts/teams/teams.ts";
import type { TeamID, UserID } from "#shared/ids.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";

import { openLine, untilAllTold } from "../support/line.ts";
import { startProduct, type Product } from "../support/product.ts";
import { addMembers, newTag, newTeam } from "../support/team.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

let players = 0;
const newPlayer = (): Promise<Visitor> => newRacer(product, `Mate${String(++players).padStart(3, "0")}`);
const idOf = (visitor: Visitor) => visitor.userID as UserID;

async function team(size: number) {
  const [captain, ...members] = await Promise.all(Array.from({ length: size }, newPlayer));
  if (!captain) throw new Error("a team has a captain");
  const tag = newTag();
  const { db } = product.services.app;
  const teamID: TeamID = await newTeam(db, idOf(captain), { tag });
  if (members.length > 0) await addMembers(db, teamID, members.map(idOf));
  return { captain, members, teamID, tag };
}

describe("a teammate", () => {
  it("is seen online and where they race, and announced with the team's tag", async () => {
    const { captain, members, tag } = await team(2);
    const [member] = members as [Visitor];
    const line = await openLine(product.url, captain);
    expect((await line.checkIn()).friends).toEqual([]);
    const theirs = await openLine(product.url, member);
    expect((await theirs.checkIn({ path: "/race" })).friends).toMatchObject([{ userID: captain.userID }]);
    expect(await line.untilTold("friend-online")).toMatchObject({
      data: { userID: member.userID, friendType: "teammate", tag, tagColor: "3a86ff" },
    });
    expect((await line.checkIn({ first: false })).friends).toMatchObject([{ userID: member.userID, doing: "racing" }]);
    await member.get(teams.leaveTeam);
    await expect.poll(() => line.changes.flatMap(({ facts }) => facts), { timeout: 60_000 }).toContain("friends");
    expect((await line.checkIn({ first: false })).friends).toEqual([]);
    await Promise.all([line, theirs].map(({ room }) => room.leave()));
  });

  it("hears the message of the day at once, and at the next check-in who was away", async () => {
    const { captain, members } = await team(4);
    const [here, there, away] = members as [Visitor, Visitor, Visitor];
    const lines = await Promise.all([captain, here, there].map((visitor) => openLine(product.url, visitor)));
    await Promise.all(lines.map((line) => line.checkIn()));
    await captain.get(running.postMotd, { body: { message: "Race at six" } });
    const [own, ...others] = lines;
    if (!own) throw new Error("no line");
    for (const line of others) {
      expect(await line.untilTold("team-motd")).toMatchObject({ data: { userID: captain.userID } });
    }
    // The notification says it to the others.
    await expect.poll(() => own.changes.flatMap(({ facts }) => facts), { timeout: 60_000 }).toContain("team");
    await untilAllTold(product, captain, own);
    expect(own.told.filter(({ kind }) => kind === "team-motd")).toEqual([]);
    const late = await openLine(product.url, away);
    expect((await late.checkIn()).notifications.map(({ kind }) => kind)).toEqual(["team-motd"]);
    await Promise.all([...lines, late].map(({ room }) => room.leave()));
  });

  it("who looks at the team hears when others come, race, wait for company and go; nobody else does", async () => {
    const { captain, members, tag } = await team(3);
    const [racer, elsewhere] = members as [Visitor, Visitor];
    const { app } = product.services;
    const [line, other] = await Promise.all([captain, elsewhere].map((visitor) => openLine(product.url, visitor)));
    if (!line || !other) throw new Error("no lines");
    await other.checkIn();
    await line.checkIn({ path: `/team/${tag.toLowerCase()}` });
    const heard = ({ changes }: typeof line) =>
      changes.flatMap(({ facts }) => facts).filter((fact) => fact === "teammates").length;
    const hearsOf = async (happening: () => Promise<unknown>): Promise<void> => {
      const known = heard(line);
      await happening();
      await expect.poll(() => heard(line), { timeout: 60_000 }).toBeGreaterThan(known);
    };
    // What was said about the others' arrival is over.
    await expect.poll(() => heard(line), { timeout: 60_000 }).toBeGreaterThan(0);
    const theirs = await openLine(product.url, racer);
    await hearsOf(() => theirs.checkIn());
    await hearsOf(() => theirs.checkIn({ path: "/race", first: false }));
    expect((await line.checkIn({ path: `/team/${tag}`, first: false })).friends).toContainEqual(
      expect.objectContaining({ userID: racer.userID, doing: "racing" }),
    );
    const outcome = racedBy([{ userID: idOf(racer), typer: person(3) }], nowStamp(), 3);
    await perform(app, (work) => settleRace(work, outcome));
    await hearsOf(() => perform(app, (work) => payRace(work, outcome.raceID)));
    const { races } = await captain.get(teams.team, { params: { id: tag } });
    expect(races).toMatchObject([{ raceID: outcome.raceID, userID: racer.userID }]);
    await hearsOf(() => theirs.room.leave());
    await line.checkIn({ path: "/garage", first: false });
    const known = heard(line);
    const again = await openLine(product.url, racer);
    await again.checkIn();
    await line.checkIn({ path: `/team/${tag}`, first: false });
    await hearsOf(() => again.checkIn({ path: "/race", first: false }));
    await untilAllTold(product, captain, line);
    await untilAllTold(product, elsewhere, other);
    expect(heard(line)).toBe(known + 1);
    expect(heard(other)).toBe(0);
    await Promise.all([line, other, again].map(({ room }) => room.leave()));
  });

  it.each<[string, (member: Visitor, captain: Visitor) => Promise<unknown>]>([
    ["is removed", (member, captain) => captain.get(running.kickMember, { params: { id: member.userID } })],
    ["leaves", (member) => member.get(teams.leaveTeam)],
  ])("who %s hears nothing more of the team, though its page is still open", async (_, go) => {
    const { captain, members, tag } = await team(2);
    const [member] = members as [Visitor];
    const [stays, goes] = [await openLine(product.url, captain), await openLine(product.url, member)];
    for (const line of [stays, goes]) await line.checkIn({ path: `/team/${tag}` });
    const heard = ({ changes }: typeof stays) =>
      changes.flatMap(({ facts }) => facts).filter((fact) => fact === "teammates").length;
    await go(member, captain);
    await untilAllTold(product, member, goes);
    const outcome = racedBy([{ userID: idOf(captain), typer: person(4) }], nowStamp(), 4);
    const { app } = product.services;
    await perform(app, (work) => settleRace(work, outcome));
    const [known, before] = [heard(stays), heard(goes)];
    await perform(app, (work) => payRace(work, outcome.raceID));
    await expect.poll(() => heard(stays), { timeout: 60_000 }).toBeGreaterThan(known);
    await untilAllTold(product, member, goes);
    expect(heard(goes)).toBe(before);
    await Promise.all([stays, goes].map(({ room }) => room.leave()));
  });

  it("hears who joins, and the one who is removed hears why", async () => {
    const { captain, members, teamID } = await team(2);
    const [member] = members as [Visitor];
    const newcomer = await newPlayer();
    const [line, theirs] = [await openLine(product.url, member), await openLine(product.url, newcomer)];
    await Promise.all([line.checkIn(), theirs.checkIn()]);
    await newcomer.get(teams.applyToTeam, { params: { id: teamID } });
    expect(await line.untilTold("team-member-joined")).toMatchObject({ data: { userID: newcomer.userID } });
    await captain.get(running.kickMember, { params: { id: newcomer.userID } });
    expect(await theirs.untilTold("team-removed")).toMatchObject({ data: { teamID, why: "captain" } });
    await Promise.all([line, theirs].map(({ room }) => room.leave()));
  });
});
