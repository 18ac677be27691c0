import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { PAGES } from "#shared/content/pages.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import { REPEAT_KEY } from "#shared/contracts/idempotency-key.ts";
import type { UserID } from "#shared/ids.ts";
import { teamShare } from "#shared/server/teams/share.ts";

import { entityTag } from "../../api/entity-tag.ts";
import { teamCard } from "../../api/share/team-card.ts";
import { formsOf, foundIn, type Haystack } from "../support/byte-search.ts";
import { ALIAS, markedClass, OWN, SEALED, type MarkedClass } from "../support/marked-class.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newTeam } from "../support/team.ts";
import { enterTrial, linesOf } from "../support/trial.ts";
import { newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

let product: Product;
let world: MarkedClass;
/** What nobody outside the portal may find, and what no stranger may. */
let sealed: readonly string[];
let marks: readonly string[];
beforeAll(async () => {
  product = await startProduct({ withClient: true, withWorkers: true });
  world = await markedClass(product);
  sealed = [...SEALED, ...world.codes].flatMap(formsOf);
  marks = [...sealed, ...OWN.flatMap(formsOf)];
});
afterAll(() => product.close());

const db = () => product.services.app.db;
const bytesOf = (said: unknown): Buffer => Buffer.from(JSON.stringify(said));
const look = async (path: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(product.url + path)).arrayBuffer());

describe("of a class", () => {
  it("nothing stands in what is shared of a race, by whomever, but the alias", async () => {
    const { own, stranger, classmate, friend, guest, raceIDs } = world;
    const shares = await Promise.all(
      [own, classmate, stranger].map((each) =>
        each.get(CALLS.shareRace, { params: { id: raceIDs[1] ?? "" }, body: { isShared: 1 } }),
      ),
    );
    const found: Haystack[] = [];
    for (const visitor of [new Visitor(product), guest, stranger, classmate, friend, own]) {
      for (const { shareCode } of shares) {
        const { race } = await visitor.get(CALLS.sharedReplay, { params: { shareCode: shareCode ?? "" } });
        expect(race.results.every(({ replay }) => (replay?.length ?? 0) > 100)).toBe(true);
        found.push([`replay for ${visitor.userID}`, bytesOf(race)]);
      }
      const { json } = await visitor.ask(CALLS.raceRecord, { params: { id: raceIDs[1] ?? "" } });
      found.push([`race for ${visitor.userID}`, bytesOf(json)]);
    }
    expect(foundIn(found, marks)).toEqual([]);
    // Each visitor's look at the race itself, and at what the pupil shared of it.
    expect(foundIn(found, [ALIAS])).toHaveLength(12);
  });

  it("nothing stands in any page of the server, whatever its address names", async () => {
    const { stranger, raceIDs, shareCode, tag, own } = world;
    const named = [OWN[0], "CalmHeron11", tag, String(own.userID), raceIDs[0] ?? "", shareCode];
    const paths = PAGES.flatMap(({ path }) =>
      path.includes(":") ? named.map((name) => path.replaceAll(/:\w+/g, encodeURIComponent(name))) : [path],
    );
    const read: Haystack[] = [];
    for (const path of [...paths, "/site.json", "/news.rss", "/lesson", "/practice", "/teachers/classes"]) {
      const { status, json } = await stranger.send("GET", path, { headers: { accept: "text/html" } });
      expect([path, status < 500]).toEqual([path, true]);
      read.push([path, Buffer.from(typeof json.text === "string" ? json.text : JSON.stringify(json))]);
    }
    expect(foundIn(read, marks)).toEqual([]);
    expect(foundIn(read, ["og:title"])).toEqual([`/team/${tag}: og:title`]);
    const planter = await newRacer(product, "PlantsTeam");
    await newTeam(db(), planter.userID as UserID, { tag: "PLANT", name: OWN[1] });
    expect(foundIn([["planted", await look("/team/PLANT")]], marks)).not.toEqual([]);
  });

  it("nothing stands in the picture of a team, nor in the words that are drawn on it", async () => {
    const { tag } = world;
    const drawn = async (of: string): Promise<string> => {
      const team = await teamShare(db(), "type", of);
      return team ? teamCard(team, "type") : "";
    };
    const answer = await fetch(`${product.url}/share/team/${tag}.png`);
    const svg = await drawn(tag);
    expect(answer.headers.get("etag")).toBe(entityTag(svg));
    const words = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);
    expect(words).toEqual([
      tag,
      `Team ${tag}`,
      expect.stringMatching(/^4 racers( · [\d.]+ WPM on average)?$/),
      "REDLINE",
    ]);
    const png = Buffer.from(await answer.arrayBuffer());
    expect(new Set(chunksOf(png))).toEqual(new Set(["IHDR", "IDAT", "IEND"]));
    expect(
      foundIn(
        [
          ["picture", png],
          ["drawn", Buffer.from(svg)],
        ],
        marks,
      ),
    ).toEqual([]);
    expect(foundIn([["drawn", Buffer.from(await drawn("PLANT"))]], [OWN[1]])).toHaveLength(1);
  });

  it("nothing stands in the pictures of a certificate race, nor in the lines that are drawn on them", async () => {
    const trial = await enterTrial(product.url, world.own);
    await trial.begins;
    const lines = await linesOf(product.services.app, world.own.userID);
    const pictures = trial.pictures.map(({ picture }) => Buffer.from(picture));
    await trial.room.leave();
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) expect(chunksOf(picture)).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
    const all: Haystack[] = [["lines", bytesOf(lines)], ...pictures.map((each): Haystack => ["picture", each])];
    expect(foundIn(all, marks)).toEqual([]);
    expect(foundIn(all, [lines[0]?.drawn ?? ""])).toEqual([`lines: ${lines[0]?.drawn}`]);
  });

  it("nothing stands in anybody else's download, and in a pupil's own nothing that is its teachers' alone", async () => {
    const { own, classmate, friend, stranger, colleague, teacher, sectionID } = world;
    const key = { [REPEAT_KEY]: randomUUID() };
    const body = { language: "english", names: [SEALED[0]] };
    const { cards } = await teacher.get(CALLS.addPupils, { params: { id: sectionID }, body, headers: key });
    const codes = cards.flatMap(({ code }) => formsOf(code));
    const downloadOf = async (visitor: Visitor): Promise<Haystack> => {
      const { export: all } = await visitor.get(CALLS.exportData, { body: { password: PASSWORD } });
      return [`download of ${visitor.userID}`, bytesOf(all)];
    };
    const others = await Promise.all([classmate, friend, stranger, colleague, teacher].map(downloadOf));
    const made = await teacher.get(CALLS.exportPupil, { params: { id: sectionID, userID: classmate.userID } });
    others.push(["the teacher's download of a pupil", bytesOf(made.data)]);
    expect(foundIn(others, [...marks, ...codes])).toEqual([]);
    expect(foundIn(others, ["CalmHeron11"])).toHaveLength(2);
    const account = { params: { id: sectionID, userID: own.userID } };
    expect(await teacher.refused(CALLS.exportPupil, account)).toBe("notFound");

    const [real, ...rest] = SEALED;
    const download = await downloadOf(own);
    expect(foundIn([download], [real, ...world.codes].flatMap(formsOf))).toEqual([]);
    expect(foundIn([download], [...rest, ...OWN])).toHaveLength(5);
    const portal = bytesOf(await teacher.get(CALLS.classFile, { params: { id: sectionID } }));
    expect(foundIn([["portal", portal]], [real, world.codes[0] ?? ""])).toHaveLength(2);
  });

  it("nothing stands in letters to others, nor in the bells of strangers", async () => {
    const { own, stranger, friend } = world;
    const rows = await db()
      .selectFrom("letters")
      .selectAll()
      .where("user_id", "!=", own.userID as UserID)
      .execute();
    const bells = await Promise.all([stranger, friend].map((each) => each.get(CALLS.latestNotifications)));
    expect(
      foundIn(
        [
          ["letters", bytesOf(rows)],
          ["bell", bytesOf(bells[0])],
        ],
        marks,
      ),
    ).toEqual([]);
    expect(foundIn([["bell", bytesOf(bells[0])]], [ALIAS])).toHaveLength(1);
    expect(foundIn([["bell", bytesOf(bells[1])]], [OWN[1]])).toHaveLength(1);
    expect(foundIn([["bell", bytesOf(bells[1])]], sealed)).toEqual([]);
  });
});

function chunksOf(png: Buffer): readonly string[] {
  const names: string[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) names.push(png.toString("latin1", at + 4, at + 8));
  return names;
}
