import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { Redis } from "ioredis";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import { REPEAT_KEY } from "#shared/contracts/idempotency-key.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import { codeInGroups } from "#shared/rules/classes/codes.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";
import type { Connection } from "#shared/server/platform/postgres/connection.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

import { filesOf, formsOf, foundIn, redisOf, rowsOf, type Haystack } from "../support/byte-search.ts";
import { classForm } from "../support/class-stage.ts";
import { joinClassroom } from "../support/classroom.ts";
import { startCluster, type TestCluster } from "../support/cluster.ts";
import { connectPatiently } from "../support/database.ts";
import { joinFriends } from "../support/friend.ts";
import { joinRace, typeText, type TestRacer } from "../support/racer.ts";
import { newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

const OPERATOR = randomUUID();
const NAMES = ["Zarathea Markley", "Balthazora Quillmark"] as const;
const EMAILS = [
  "t.markwell@staff.markschool.example",
  "zarathea.markley@example.org",
  "refused.mark@example.org",
] as const;
/** How an account is called that its owner brings into the class. */
const OWN = ["Quoxley_Mark", "Quoxley Markname"] as const;

let test: TestCluster;
let db: Connection["db"];
beforeAll(async () => {
  test = await startCluster({ nodes: 1, workers: 1, env: { OPERATOR_PASSWORD: OPERATOR, LOG_LEVEL: "trace" } });
  ({ db } = connectPatiently(test.databaseUrl));
});
afterAll(async () => {
  await db.destroy();
  await test.close();
});

/** All that the processes put out or write down beside the database. */
async function outputs(): Promise<Haystack[]> {
  const headers = { authorization: `Bearer ${OPERATOR}` };
  const figures = await Promise.all(
    test.cluster.processes
      .filter(({ port }) => port !== undefined)
      .map(async ({ name, port }): Promise<Haystack> => {
        const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
        expect(answer.status).toBe(200);
        return [`figures of ${name}`, Buffer.from(await answer.arrayBuffer())];
      }),
  );
  const logs: Haystack = ["logs", Buffer.from(test.said.join("\n"))];
  return [logs, ...figures, ...(await redisOf(test.redis.url)), ...(await filesOf(test.dataDir))];
}

interface MarkedClass {
  readonly sectionID: SectionID;
  readonly teacher: Visitor;
  /** Made with a name, and in by the card. */
  readonly made: Visitor;
  readonly own: Visitor;
  /** Of the class and of cards, those of before too. */
  readonly codes: readonly string[];
}

/** A class whose pupils come in every way there is, all of it by the calls of the pages. */
async function markedClass(): Promise<MarkedClass> {
  const teacher = await newRacer(test.cluster, "Teaches_Marked", EMAILS[0]);
  const role = { user_id: teacher.userID as UserID, role: "teacher", given_stamp: nowStamp() } as const;
  await db.insertInto("roles").values(role).execute();
  const { code, sectionID } = (await teacher.get(CALLS.newClass, { body: classForm() })).class;
  const at = { params: { id: sectionID } };
  const key = { [REPEAT_KEY]: randomUUID() };
  const adding = { ...at, body: { language: "english", names: NAMES }, headers: key };
  const { cards } = await teacher.get(CALLS.addPupils, adding);
  expect(cards.map(({ realName }) => realName)).toEqual(NAMES);
  expect((await teacher.get(CALLS.addPupils, adding)).cards).toEqual(cards);
  const other = { ...adding, body: { language: "english", names: [NAMES[0]] } };
  expect(await teacher.refused(CALLS.addPupils, other)).toBe("alreadyDone");

  const comes = (visitor: Visitor, by: string, more: object = {}) =>
    visitor.get(CALLS.classLogin, { params: { sectionID }, body: { sectionID, code: by, ...more } });
  const made = new Visitor(test.cluster);
  await comes(made, cards[0]?.code ?? "");
  const newcomer = new Visitor(test.cluster);
  const { aliases } = await newcomer.get(CALLS.classOfCode, { body: { code } });
  const { cardCode } = await comes(newcomer, codeInGroups(code), { alias: aliases[0] });
  const own = await newRacer(test.cluster, OWN[0], EMAILS[1]);
  await db.updateTable("users").set({ display_name: OWN[1] }).where("username", "=", OWN[0]).execute();
  await comes(own, code);
  await teacher.get(CALLS.admitPupils, { ...at, body: { userIDs: [own.userID, newcomer.userID] } });
  await teacher.get(CALLS.namePupil, { ...at, body: { userID: own.userID, realName: NAMES[0] } });
  const renewed = await teacher.get(CALLS.newCards, { ...at, body: { userIDs: [cards[1]?.userID] } });
  const codes = [code, cardCode ?? "", ...[...cards, ...renewed.cards].map((card) => card.code)];
  expect(new Set(codes).size).toBe(5);
  return { sectionID, teacher, made, own, codes };
}

/** What is refused, what fails, and what pages report of themselves, each with all that nobody may read. */
async function troubles({ sectionID, teacher, own, codes }: MarkedClass): Promise<void> {
  const at = { params: { id: sectionID } };
  const [code = "", , , oldCard = ""] = codes;
  const nobody = new Visitor(test.cluster);
  const tries = [`${code}2`, oldCard, NAMES[0]].map((each) => ({ code: each }));
  for (const body of tries) expect(await nobody.refused(CALLS.classOfCode, { body })).toBe("wrongCode code");
  const elsewhere = { params: { sectionID: sectionID + 1 }, body: { sectionID: sectionID + 1, code } };
  expect(await nobody.refused(CALLS.classLogin, elsewhere)).toBe("wrongCode code");
  const realName = NAMES[0].repeat(CLASSES.realNameMax);
  const naming = { ...at, body: { userID: own.userID, realName } };
  expect(await teacher.refused(CALLS.namePupil, naming)).toBe("badInput realName");
  const marks = [...NAMES, ...EMAILS, ...OWN, ...codes].join(" ");
  const broken = await fetch(`${test.cluster.url}/api/v2/auth/class-code`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: `{"code": "${marks}`,
  });
  expect(broken.status).toBe(400);
  expect((await nobody.send("GET", `/api/v2/class/${encodeURIComponent(marks)}`)).status).toBe(404);
  const crash = { message: marks, stack: `TypeError: ${marks}`, path: `/class-login/${code}`, splitTest: 1 };
  const breadcrumbs = [{ stamp: nowStamp(), kind: "page", text: `/class-login#${code}` }];
  await nobody.get(CALLS.clientError, { body: { ...crash, breadcrumbs } });

  await sql`alter table users add constraint breaks check (email is distinct from ${sql.lit(EMAILS[2])})`.execute(db);
  const body = { username: "Refused_Mark", password: PASSWORD, acceptPolicy: "on", email: EMAILS[2] };
  expect((await nobody.ask(CALLS.signUp, { body })).status).toBe(500);
}

/** The class races in a lesson, one of it among strangers, and one opens a friend race. */
async function races({ sectionID, teacher, made, own }: MarkedClass): Promise<void> {
  const desk = await joinClassroom(test.cluster, teacher, sectionID);
  const pupils = [
    await joinClassroom(test.cluster, made, sectionID),
    await joinClassroom(test.cluster, own, sectionID),
  ];
  await desk.until("lesson", (view) => view.pupils.filter(({ presence }) => presence === "here").length === 2);
  desk.room.send("begin", { ranking: "place" });
  const finish = async (racer: TestRacer): Promise<void> => {
    await typeText(racer, 300);
    await racer.until("settled");
  };
  const racers = await Promise.all(pupils.map((pupil) => pupil.race()));
  await Promise.all(racers.map(finish));
  await desk.until("podium");
  desk.room.send("close", {});
  await desk.left;
  const friends = await joinFriends(test.cluster, own, "~");
  await friends.lobby.leave();
  await finish(await joinRace(test.cluster.url, own.token));
}

it(
  "what a class keeps for its teachers is in no log, figure, queue or file, and names and codes lie open in no row",
  { timeout: 600_000 },
  async () => {
    const marked = await markedClass();
    const { sectionID, teacher, made, own, codes } = marked;
    await races(marked);
    await teacher.get(CALLS.exportPupil, { params: { id: sectionID, userID: made.userID } });
    await own.get(CALLS.exportData, { body: { password: PASSWORD } });
    await troubles(marked);

    const sealed = [...NAMES, ...codes, ...codes.map((code) => codeInGroups(code))].flatMap(formsOf);
    const marks = [...sealed, ...[...EMAILS, ...OWN].flatMap(formsOf)];
    // A letter is in the queue until it is sent.
    await expect.poll(async () => foundIn(await outputs(), marks), { timeout: 60_000 }).toEqual([]);
    expect(foundIn(await rowsOf(test.databaseUrl), sealed)).toEqual([]);

    const portal = JSON.stringify(await teacher.get(CALLS.classFile, { params: { id: sectionID } }));
    expect(foundIn([["portal", Buffer.from(portal)]], [...NAMES.slice(0, 1), codes[0] ?? ""])).toHaveLength(2);
    const rows = foundIn(await rowsOf(test.databaseUrl), [...EMAILS, ...OWN]).join("\n");
    for (const mark of [...EMAILS.slice(0, 2), ...OWN]) expect(rows).toContain(`public.users: ${mark}`);
    await mkdir(join(test.dataDir, "planted"));
    await writeFile(join(test.dataDir, "planted", "file"), Buffer.from(`12${NAMES[0]}`).toString("base64"));
    const redis = new Redis(test.redis.url);
    await redis.set("planted", Buffer.from(codes[1] ?? "").toString("hex"));
    await redis.quit();
    const planted = foundIn(await outputs(), [...marks, "# HELP", "a call failed"]).join("\n");
    expect(planted).toMatch(/planted\/file: /);
    expect(planted).toMatch(/Redis planted: /);
    expect(planted).toMatch(/figures of \S+: # HELP/);
    expect(planted).toMatch(/logs: a call failed/);
  },
);
