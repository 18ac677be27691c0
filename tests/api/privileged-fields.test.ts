import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

import { signUp } from "#shared/contracts/account/sign-in.ts";
import type { Call } from "#shared/contracts/call.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import { CLASSROOM_MESSAGES } from "#shared/contracts/realtime/classroom.ts";
import { DROP_IN_MESSAGES } from "#shared/contracts/realtime/drop-in.ts";
import { FRIEND_LOBBY_MESSAGES } from "#shared/contracts/realtime/friend-lobby.ts";
import { MATH_RACE_MESSAGES } from "#shared/contracts/realtime/math-race.ts";
import { PRESENCE_MESSAGES } from "#shared/contracts/realtime/presence.ts";
import { RACE_MESSAGES } from "#shared/contracts/realtime/race.ts";
import { Self } from "#shared/contracts/self.ts";
import type { UserID } from "#shared/ids.ts";
import { perform } from "#shared/server/platform/work.ts";
import { giveRole, NOBODY } from "#shared/server/roles/roles.ts";

import { everyRow } from "../support/every-row.ts";
import { startProduct, type Product } from "../support/product.ts";
import { sampleBody } from "../support/sample-body.ts";
import { placeIn } from "../support/team.ts";
import { newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

type Name = keyof typeof CALLS;
const calls = Object.entries(CALLS) as [Name, Call][];
const PARAMS = {
  caseID: "hold:1",
  raceID: "00000000-0000-4000-8000-000000000000",
  appealCode: "00000000-0000-4000-8000-000000000000",
  provider: "none",
  app: "none",
  username: "none",
  id: "00000000-0000-4000-8000-000000000000",
};

let product: Product;
/** Everything that is said of a racer, kept of one, or wished for by one who would like to be more. */
let privileged: readonly string[];
beforeAll(async () => {
  product = await startProduct();
  const { rows } = await sql<{ name: string }>`
    select distinct column_name as name from information_schema.columns
    where table_schema = 'public' and table_name in ('users', 'sessions', 'money_accounts', 'cash_gifts', 'race_rewards')`.execute(
    db(),
  );
  const wished = [
    ..."role roles isAdmin admin isTeacher isGold isGuest verified emailVerified cash balance sid sub __proto__".split(
      " ",
    ),
    ..."constructor prototype id sessionID senderID receiverID raceID slot place wpm teamRole loot cars".split(" "),
  ];
  privileged = [...new Set([...Object.keys(Self.shape), ...rows.map(({ name }) => name), ...wished])];
});
afterAll(() => product.close());

const db = () => product.services.app.db;
const fieldsOf = (shape: z.ZodType): string[] => (shape instanceof z.ZodObject ? Object.keys(shape.shape) : []);
/** Defined, not set: `__proto__` is a field like any other here. */
const withAll = (names: readonly string[], value: unknown): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, value]));

/**
 * What a call takes though it is also said of a racer: one's own settings, and what a code in a letter is about. A
 * field that comes to a contract fails the test: decide whether anybody may say it, then name it.
 */
const TAKEN: Partial<Record<Name, readonly string[]>> = {
  signIn: ["username"],
  signUp: ["username", "email", "avgSpeed", "avgAcc", "carID", "raceSounds"],
  signInByProvider: ["avgSpeed", "avgAcc", "carID", "raceSounds"],
  resetPassword: ["email"],
  changeForgottenPassword: ["userID"],
  undoChange: ["userID"],
  validateEmail: ["userID"],
  changeProfile: ["displayName", "username"],
  changeAccount: ["firstname", "lastname", "email", "contact"],
  changeWorld: ["worldID"],
  changeSocial: ["offline", "allowFriendRequests", "lookingForTeam"],
  changeHands: ["hands"],
  changeLesson: ["lessonID"],
  openTrial: ["lessonID"],
  changeRaceView: ["lineType", "fullScreenMode"],
  removeProvider: ["username"],
  classLogin: ["sectionID"],
  sendCash: ["amount"],
  storeProducts: ["username"],
  createSession: ["username"],
  paymentTransaction: ["userID"],
  claimExtraLevels: ["id"],
  buyEventCar: ["accountType"],
  buyCar: ["accountType"],
  buyFromShop: ["accountType"],
  askPassword: ["asksPassword"],
  searchTeams: ["racesPlayed"],
  lookAtNews: ["lastNews"],
  createTeam: ["tag", "tagColor"],
  updateTeam: ["tag", "tagColor"],
  setUpContest: ["lessonID"],
  addColleague: ["userID"],
  letColleagueGo: ["userID"],
  movePupils: ["sectionID"],
  namePupil: ["userID"],
  releasePupil: ["userID"],
  hangSeenTo: ["kind", "userID"],
  setNeeds: ["needs"],
  witnessPupil: ["userID", "lessonID"],
};

describe("a privileged field", () => {
  it("is taken by no call, but for what is named here", () => {
    const taken = calls
      .map(([name, { body }]) => [name, fieldsOf(body).filter((field) => privileged.includes(field))] as const)
      .filter(([, fields]) => fields.length > 0);
    expect(Object.fromEntries(taken)).toEqual(TAKEN);
  });

  it("is refused by name in the body of every call, each of more than a hundred alone", () => {
    expect(privileged.length).toBeGreaterThan(100);
    const letIn: string[] = [];
    for (const [name, { body }] of calls) {
      const good = sampleBody(body);
      expect([name, body.safeParse(good).error]).toEqual([name, undefined]);
      for (const field of privileged.filter((each) => !fieldsOf(body).includes(each))) {
        const { error } = body.safeParse({ ...good, ...withAll([field], 1) });
        const isNamed = error?.issues.some((issue) => issue.code === "unrecognized_keys" && issue.keys.includes(field));
        if (!isNamed) letIn.push(`${name} ${field}`);
      }
    }
    expect(letIn).toEqual([]);
  });

  it("is passed over in every message that a room hears, but for what it is made of", () => {
    const rooms = [
      RACE_MESSAGES,
      MATH_RACE_MESSAGES,
      FRIEND_LOBBY_MESSAGES,
      CLASSROOM_MESSAGES,
      DROP_IN_MESSAGES,
      PRESENCE_MESSAGES,
    ];
    const messages = rooms.flatMap(({ sent }) => Object.entries(sent) as [string, z.ZodType][]);
    expect(messages.length).toBeGreaterThan(10);
    for (const [type, shape] of messages) {
      const batch = fieldsOf(shape).includes("chars") ? { at: [0], chars: "a" } : {};
      const sample = { ...sampleBody(shape), ...batch };
      for (const field of privileged.filter((name) => !fieldsOf(shape).includes(name))) {
        const read = shape.safeParse({ ...sample, ...withAll([field], 1) });
        expect([type, field, read.data]).toEqual([type, field, shape.parse(sample)]);
      }
    }
  });

  it("in a body that is fine otherwise ends the call before it changes any table", async () => {
    const racer = await newRacer(product, "WantsToBeMore");
    await goldify(racer);
    await placeIn(db(), racer.userID as UserID, "captain");
    for (const role of ["moderator", "teacher"] as const)
      await perform(product.services.app, (work) => giveRole(work, racer.userID as UserID, role, NOBODY));
    const before = await everyRow(db());
    const posts = calls.filter(([, { method }]) => method === "POST");
    for (const [name, contract] of posts) {
      const own = fieldsOf(contract.body);
      const foreign = withAll(
        privileged.filter((field) => !own.includes(field)),
        1,
      );
      const { status, json } = await racer.ask(contract, {
        params: paramsOf(contract),
        body: { ...sampleBody(contract.body), ...foreign },
      });
      expect([name, status, json.error]).toEqual([name, 422, "badInput"]);
      expect([name, Object.keys(foreign)]).toEqual([name, expect.arrayContaining([json.field])]);
    }
    expect(await everyRow(db())).toEqual(before);
  });

  it("in an address or a header is nothing: two racers who make every call are the same afterwards", async () => {
    const names = privileged.filter((name) => /^\w+$/.test(name) && name !== "redirect");
    const query = new URLSearchParams(names.map((name) => [name, name === "membership" ? "gold" : "1"])).toString();
    const headers = Object.fromEntries(names.map((name) => [`x-${name.replaceAll("_", "-")}`, "1"]));
    delete headers["x-user-id"];
    const rowAfter = async (name: string, more: boolean): Promise<Record<string, unknown>> => {
      const racer = await newRacer(product, name);
      const { token } = racer;
      for (const [, contract] of calls) {
        if (LEFT_OUT.has(contract.path)) continue;
        racer.token = token;
        const path = Object.entries(paramsOf(contract)).reduce(
          (at, [param, value]) => at.replace(`{${param}}`, String(value)),
          `/api/v2${contract.path}`,
        );
        await racer.send(contract.method, more ? `${path}?${query}` : path, {
          body: sampleBody(contract.body),
          ...(more && { headers }),
        });
      }
      return ownRow(racer);
    };
    expect(await rowAfter("AsksForMore", true)).toEqual(await rowAfter("AsksForNone", false));
  });

  it("that a sign-up may say of the guest it was is not believed", async () => {
    const body = { username: "SaysNothing", password: PASSWORD, acceptPolicy: "on" };
    const said = { qualifying: true, avgSpeed: 240, avgAcc: 100, carID: 30 };
    const [plain, bragger] = [new Visitor(product), new Visitor(product)];
    await plain.get(signUp, { body });
    await bragger.get(signUp, { body: { ...body, username: "SaysALot", ...said } });
    expect(await ownRow(bragger)).toEqual(await ownRow(plain));
  });
});

/** They end the session or begin another one; what a mystery box holds is chance. */
const LEFT_OUT: ReadonlySet<string> = new Set([CALLS.logOut.path, CALLS.signUp.path, CALLS.dailyReward.path]);

const NUMBERS = {
  id: 1,
  carID: 1,
  achievementID: 1,
  starterCarID: 1,
  dlID: 1,
  srlID: 1,
  purchaseID: 1,
  invoiceNum: "R-AAAAAAAAAAAA",
  seasonID: 1,
  sectionID: 1,
  assignmentID: 1,
};

const paramsOf = ({ path }: Call) => (path.startsWith("/race/") ? PARAMS : { ...PARAMS, ...NUMBERS });

const goldify = ({ userID }: Visitor) =>
  db()
    .updateTable("users")
    .set({ membership: "gold" })
    .where("user_id", "=", userID as never)
    .execute();

/** What differs from racer to racer whatever they say: who they are, how they look, and when they came. */
const OWN = /^(user_id|username.*|display_.*|.*_stamp|password_hash|car_hue_angle)$/;

async function ownRow({ userID }: Visitor): Promise<Record<string, unknown>> {
  const row = await db()
    .selectFrom("users")
    .selectAll()
    .where("user_id", "=", userID as never)
    .executeTakeFirstOrThrow();
  return Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.test(name)));
}
