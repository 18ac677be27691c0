import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { eraseAccount, exportData, keepAccount } from "#shared/contracts/account/privacy.ts";
import { changeAccount, enable2FA, prepare2FA } from "#shared/contracts/account/settings.ts";
import { signIn, signUp } from "#shared/contracts/account/sign-in.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { sendEmail } from "#shared/server/mail/send.ts";
import { perform } from "#shared/server/platform/work.ts";
import { ERASE_AFTER_DAYS, eraseAccounts } from "#shared/server/privacy/erasure.ts";
import { PERSONAL_DATA } from "#shared/server/privacy/registry.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, before, days, minutes } from "#shared/units.ts";

import { accountColumns } from "../support/account-columns.ts";
import { codeAt } from "../support/authenticator.ts";
import { letterTo } from "../support/letters.ts";
import { openLine } from "../support/line.ts";
import { startProduct, type Product } from "../support/product.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { newGuest, newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withWorkers: true });
});
afterAll(() => product.close());

const db = () => product.services.app.db;
const own = { body: { password: PASSWORD } };

/** Erases the accounts that are due in this many days. */
const eraseIn = (count: number): Promise<number> => {
  const { app } = product.services;
  return eraseAccounts({ ...app, nowStamp: () => after(app.nowStamp(), days(count)) });
};

/** A race of these two, settled, assessed and paid. */
async function raced(one: Visitor, other: Visitor, seed: number): Promise<string> {
  const { app } = product.services;
  const names = new Map(
    await Promise.all(
      [one, other].map(async (each) => [each.userID, (await each.get(self)).user.displayName] as const),
    ),
  );
  const outcome = racedBy(
    [one, other].map(({ userID }, slot) => ({ userID: userID as never, typer: person(seed + slot) })),
    before(app.nowStamp(), minutes(seed)),
    seed,
  );
  const results = outcome.results.map((result) => ({
    ...result,
    seat: { ...result.seat, displayName: names.get(Number(result.seat.userID)) ?? "" },
  }));
  await perform(app, (work) => settleRace(work, { ...outcome, results }));
  await perform(app, (work) => payRace(work, outcome.raceID));
  return outcome.raceID;
}

/** Every table of the database that has a row with this text anywhere in it. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db());
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const table = sql.table(`${schema}.${name}`);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${table} as t where strpos(lower(t::text), lower(${text})) > 0`.execute(db());
    if ((rows[0]?.count ?? 0) > 0) found.push(name);
  }
  return found;
}

/** The columns in which an account's number still stands. */
async function columnsWith(userID: number): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await accountColumns(db())) {
    const { rows } = await sql<{ isThere: boolean }>`
      select exists (select from ${sql.table(table)} where to_jsonb(${sql.ref(column)}) @> to_jsonb(${userID}::bigint))
        as "isThere"`.execute(db());
    if (rows[0]?.isThere === true) found.push(`${table}.${column}`);
  }
  return found;
}

describe("the export", () => {
  it("holds what is kept about the racer, in every table", async () => {
    const racer = await newRacer(product, "TakesAlong", "along@example.org");
    await racer.get(changeAccount, {
      body: { firstname: "Tilda", lastname: "Along", email: "along@example.org", contact: 1, password: PASSWORD },
    });
    const rival = await newRacer(product, "RivalOfAlong");
    const raceID = await raced(racer, rival, 1);
    const { export: document } = await racer.get(exportData, own);
    expect(document).toMatchObject({
      account: {
        username: "TakesAlong",
        email: "along@example.org",
        firstname: "Tilda",
        lastname: "Along",
        contact: true,
      },
      races: [{ race_id: raceID, display_name: "TakesAlong", user_id: racer.userID }],
      keyLogs: [{ race_id: raceID }],
      rewards: [{ race_id: raceID }],
      racingStats: [{ races_played: 1 }],
      money: [{ kind: "person" }],
      sessions: [{ revoked_stamp: null }],
    });
    expect(document.payments).toContainEqual(expect.objectContaining({ reason: "starter", amount: 25_000 }));
    expect(new Set(Object.keys(document))).toEqual(
      new Set(PERSONAL_DATA.flatMap(({ exports }) => exports.map(({ name }) => name))),
    );
  });

  it("holds no secret and no hash of one", async () => {
    const racer = await newRacer(product, "KeepsSecrets", "secrets@example.org");
    const { secret } = await racer.get(prepare2FA, own);
    await racer.get(enable2FA, { body: { password: PASSWORD, code: codeAt(secret) } });
    const browser = new Visitor(product);
    await browser.get(signIn, {
      body: {
        username: "KeepsSecrets",
        password: PASSWORD,
        authCode: codeAt(secret, Date.now() + 30_000),
        trustDevice: true,
      },
    });
    const { export: document } = await browser.get(exportData, own);
    expect(document).toMatchObject({ trustedDevices: [expect.anything()] });
    const text = JSON.stringify(document);
    const userID = racer.userID as never;
    const account = await db().selectFrom("users").selectAll().where("user_id", "=", userID).executeTakeFirstOrThrow();
    const hashes = await Promise.all([
      db().selectFrom("backup_codes").select("code_hash as hash").where("user_id", "=", userID).execute(),
      db().selectFrom("trusted_devices").select("device_hash as hash").where("user_id", "=", userID).execute(),
      db().selectFrom("one_use_codes").select("code_hash as hash").where("user_id", "=", userID).execute(),
      db().selectFrom("known_sources").select("source_hash as hash").where("user_id", "=", userID).execute(),
      db().selectFrom("account_undos").select("code_hash as hash").where("user_id", "=", userID).execute(),
      db().selectFrom("account_undos").select("former as hash").where("user_id", "=", userID).execute(),
      db().selectFrom("letters").select("body as hash").where("user_id", "=", userID).execute(),
      db().selectFrom("sessions").select("session_id as hash").where("user_id", "=", userID).execute(),
    ]);
    const secrets = [account.password_hash, account.totp_secret, ...hashes.flat().map(({ hash }) => hash)];
    expect(secrets.length).toBeGreaterThan(14);
    expect(secrets).not.toContain(null);
    for (const each of secrets) expect(text).not.toContain(each);
    expect(text).not.toMatch(/argon2|_hash|totp|"former"|"body"|session_id/);
  });

  it("holds nothing of other people, not even of racers in the same race", async () => {
    const racer = await newRacer(product, "OnlyMine");
    const rival = await newRacer(product, "SomebodyElse", "somebody.else@example.org");
    const raceID = await raced(racer, rival, 2);
    const logs = await db()
      .selectFrom("key_logs")
      .innerJoin("race_results", (join) =>
        join.onRef("key_logs.race_id", "=", "race_results.race_id").onRef("key_logs.slot", "=", "race_results.slot"),
      )
      .select("keys")
      .where("key_logs.race_id", "=", raceID as never)
      .where("user_id", "=", rival.userID as never)
      .execute();
    const { export: document } = await racer.get(exportData, own);
    const text = JSON.stringify(document);
    const foreign = ["SomebodyElse", "somebody.else", ...logs.map(({ keys }) => Buffer.from(keys).toString("base64"))];
    expect(foreign).toHaveLength(3);
    for (const each of foreign) expect(text).not.toContain(each);
    expect(text).not.toMatch(new RegExp(`"(host_)?user_id":(?!${racer.userID}\\b)`));
  });

  it("asks for the password", async () => {
    const racer = await newRacer(product, "AskedFirst");
    expect(await racer.refused(exportData, { body: { password: "not-the-password" } })).toBe("wrongPassword password");
    expect(await racer.refused(exportData)).toBe("confirmNeeded");
  });
});

describe("erasing an account", () => {
  it("is confirmed by an email, and can be withdrawn for 14 days", async () => {
    const racer = await newRacer(product, "SecondThoughts", "second.thoughts@example.org");
    expect(await racer.refused(eraseAccount, { body: { password: "not-the-password" } })).toBe(
      "wrongPassword password",
    );
    const { account } = await racer.get(eraseAccount, own);
    const waitSeconds = (account.eraseStamp ?? 0) - product.services.app.nowStamp();
    expect(Math.round(waitSeconds / 86_400)).toBe(14);
    await letterTo(product, "second.thoughts@example.org", "Your account will be deleted in 14 days");
    expect((await racer.get(eraseAccount, own)).account.eraseStamp).toBe(account.eraseStamp);
    expect(await eraseIn(13)).toBe(0);
    expect((await racer.get(keepAccount)).account.eraseStamp).toBeNull();
    expect(await eraseIn(15)).toBe(0);
    expect((await racer.get(self)).user.username).toBe("SecondThoughts");
  });

  it("leaves nothing personal in any table; the races stay, under no name", async () => {
    const racer = await newGuest(product);
    await racer.get(signUp, {
      body: { username: "GoneTomorrow", password: PASSWORD, email: "gone.tomorrow@example.org", acceptPolicy: "on" },
    });
    await racer.get(changeAccount, {
      body: {
        firstname: "Vanishia",
        lastname: "Disappearsson",
        email: "gone.tomorrow@example.org",
        contact: 1,
        password: PASSWORD,
      },
    });
    await perform(product.services.app, ({ trx }) =>
      trx
        .updateTable("users")
        .set({ display_name: "Fading Star" })
        .where("user_id", "=", racer.userID as never)
        .execute(),
    );
    const rival = await newRacer(product, "StillHere");
    const raceID = await raced(racer, rival, 3);
    const wrong = { username: "GoneTomorrow", password: "not-the-password" };
    await new Visitor(product).refused(signIn, { body: wrong });
    await new Visitor(product).get(signIn, { body: { ...wrong, password: PASSWORD } });
    await racer.get(eraseAccount, own);
    await letterTo(product, "gone.tomorrow@example.org", "Your account will be deleted in 14 days");
    const PERSONAL = ["GoneTomorrow", "gone.tomorrow", "Fading Star", "Vanishia", "Disappearsson"];
    for (const text of PERSONAL) expect([text, await tablesWith(text)]).not.toEqual([text, []]);
    expect((await columnsWith(racer.userID)).length).toBeGreaterThan(5);

    expect(await eraseIn(ERASE_AFTER_DAYS)).toBe(1);

    for (const text of PERSONAL) {
      await expect.poll(() => tablesWith(text), { message: text }).toEqual([]);
    }
    expect(await columnsWith(racer.userID)).toEqual([]);
    const results = await db()
      .selectFrom("race_results")
      .leftJoin("key_logs", (join) =>
        join.onRef("key_logs.race_id", "=", "race_results.race_id").onRef("key_logs.slot", "=", "race_results.slot"),
      )
      .leftJoin("race_rhythms", (join) =>
        join
          .onRef("race_rhythms.race_id", "=", "race_results.race_id")
          .onRef("race_rhythms.slot", "=", "race_results.slot"),
      )
      .select(["display_name", "user_id", "key_logs.keys", "race_rhythms.bands"])
      .where("race_results.race_id", "=", raceID as never)
      .orderBy("race_results.slot")
      .execute();
    expect(results).toMatchObject([
      { display_name: "Erased racer", user_id: null, keys: null, bands: null },
      { display_name: "StillHere", user_id: rival.userID, keys: expect.anything(), bands: expect.anything() },
    ]);
    expect((await rival.get(self)).user.username).toBe("StillHere");
    await expect.poll(async () => (await racer.ask(self)).status).toBe(401);
    const back = { username: "GoneTomorrow", password: PASSWORD };
    expect(await new Visitor(product).refused(signIn, { body: back })).toBe("wrongPassword password");
    await newRacer(product, "GoneTomorrow");
  });

  it("deletes emails to every address that the account had, and ends its sessions and connections at once", async () => {
    const racer = await newRacer(product, "MovedAway", "moved.first@example.org");
    const change = { firstname: "", lastname: "", email: "moved.second@example.org", contact: 0 as const };
    await racer.get(changeAccount, { body: { ...change, password: PASSWORD } });
    await letterTo(product, "moved.first@example.org", "Is this your e-mail address?");
    await letterTo(product, "moved.second@example.org", "Is this your e-mail address?");
    await racer.get(eraseAccount, own);
    await letterTo(product, "moved.second@example.org", "Your account will be deleted in 14 days");
    const line = await openLine(product.url, racer);
    expect(await eraseIn(ERASE_AFTER_DAYS)).toBe(1);
    expect(await line.left).toBe(CLOSE_CODES.sessionEnded.code);
    expect((await racer.ask(self)).status).toBe(401);
    expect(await tablesWith("moved.first")).toEqual([]);
    expect(await tablesWith("moved.second")).toEqual([]);

    const late = { to: "moved.first@example.org", userID: racer.userID as never, subject: "Late", body: "…" };
    await sendEmail(product.services.app, late);
    expect(await tablesWith("moved.first")).toEqual([]);
  });

  it("deletes the tries of an account that signed in by a provider", async () => {
    const racer = await newRacer(product, "ByProvider");
    const { app } = product.services;
    const userID = racer.userID as never;
    const subject = "subject-of-somebody";
    await perform(app, async ({ trx, now }) => {
      await trx
        .insertInto("provider_links")
        .values({ provider: "school", subject, user_id: userID, linked_stamp: now })
        .execute();
      await trx
        .insertInto("sign_in_tries")
        .values({ name_key: `school:${subject}`, stamp: now, kind: "done" })
        .execute();
    });
    await racer.get(eraseAccount, own);
    expect(await eraseIn(ERASE_AFTER_DAYS)).toBe(1);
    expect(await tablesWith(subject)).toEqual([]);
  });
});
