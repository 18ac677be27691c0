import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { SessionID, UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import { trustDevice } from "#shared/server/accounts/second-factor/trusted-devices.ts";
import { watchRevocations } from "#shared/server/accounts/sessions/revocations.ts";
import {
  MOST_SESSIONS,
  newSessionCheck,
  closeSession,
  closeSessions,
  isAlmostOver,
  openSession,
  stayLoggedIn,
} from "#shared/server/accounts/sessions/sessions.ts";
import { TICKET_LIFE } from "#shared/server/accounts/sessions/tokens.ts";
import { settingsOf } from "#shared/server/accounts/settings/settings-page.ts";
import { changeAccount, changeProfile } from "#shared/server/accounts/settings/settings.ts";
import { GUESSES, guessCounts, takeBackGuess, takeGuess } from "#shared/server/accounts/sign-in/guesses.ts";
import { knownSource, rememberSource } from "#shared/server/accounts/sign-in/known-sources.ts";
import { countTries, forgiveGuesses, noteTry, SIGN_IN_TRIES } from "#shared/server/accounts/sign-in/sign-in-tries.ts";
import { verifyEmail } from "#shared/server/accounts/sign-up/email.ts";
import type { Log } from "#shared/server/platform/log.ts";
import { nowStamp, type App } from "#shared/server/platform/work.ts";
import { after, before, days, hours, minutes, seconds, type Stamp } from "#shared/units.ts";

import { accountApp } from "../support/account-app.ts";
import { linkIn } from "../support/letters.ts";
import { newStage, type Stage } from "../support/players.ts";
import { testVault } from "../support/vault.ts";

const DAY_30 = 30 * 86_400;

let stage: Stage;
let app: App;
beforeAll(async () => {
  stage = await newStage();
  app = accountApp(stage);
});
afterAll(() => stage.db.destroy());

const opens = (userID: UserID, at?: Stamp) => stage.run((work) => openSession(work, userID), at);

describe("a session", () => {
  it("is open for thirty days, and is closed once", async () => {
    const userID = await stage.newPlayer();
    const now = nowStamp();
    const session = await opens(userID, now);
    const { expires_stamp } = await stage.db
      .selectFrom("sessions")
      .select("expires_stamp")
      .where("session_id", "=", session.sessionID)
      .executeTakeFirstOrThrow();
    expect(expires_stamp - now).toBe(DAY_30);
    const other = await stage.newPlayer();
    const close = (of: typeof session) => stage.run((work) => closeSession(work, of));
    expect(await close({ ...session, userID: other })).toBe(false);
    expect([await close(session), await close(session)]).toEqual([true, false]);
  });

  it("is asked for once in five seconds, unless somebody has to know, and until it is known to have ended", async () => {
    const userID = await stage.newPlayer();
    const { sessionID, expiresStamp } = await opens(userID);
    let revoked: (sessionID: SessionID) => void = () => undefined;
    const revocations = { onRevoked: (hear: typeof revoked) => void (revoked = hear), look: () => Promise.resolve() };
    const check = newSessionCheck(stage.db, revocations);
    const basic = { isGuest: false, isGold: false, isBot: false, ranks: [], expiresStamp };
    expect(await check.find(sessionID, userID)).toEqual(basic);
    await stage.db.updateTable("users").set({ membership: "gold" }).where("user_id", "=", userID).execute();
    expect(await check.find(sessionID, userID)).toEqual(basic);
    expect(await check.find(sessionID, userID, true)).toEqual({ ...basic, isGold: true });
    expect(await check.find(sessionID, userID)).toEqual({ ...basic, isGold: true });
    expect(await check.find(sessionID, await stage.newPlayer())).toBeUndefined();
    expect(await check.find(sessionID, userID)).toEqual({ ...basic, isGold: true });
    await stage.run((work) => closeSessions(work, userID));
    expect(await check.find(sessionID, userID)).toEqual({ ...basic, isGold: true });
    revoked(sessionID);
    expect(await check.find(sessionID, userID)).toBeUndefined();
  });

  it("of hours may be lengthened once its end is near, and no other one", async () => {
    const userID = await stage.newPlayer();
    const now = nowStamp();
    const life = hours(2);
    const short = await stage.run((work) => openSession(work, userID, life), now);
    const long = await stage.run((work) => openSession(work, userID), now);
    expect(short.expiresStamp).toBe(after(now, life));
    const stays = (session: typeof short, at: Stamp) => stage.run((work) => stayLoggedIn(work, session, life), at);
    const near = before(short.expiresStamp, minutes(5));
    expect(isAlmostOver(short, before(near, seconds(1)))).toBe(false);
    expect(isAlmostOver(short, near)).toBe(true);
    expect(await stays(short, before(near, seconds(1)))).toBeUndefined();
    expect(await stays(short, near)).toBe(after(near, life));
    expect(await stays(short, near)).toBeUndefined();
    expect(await stays(long, before(long.expiresStamp, minutes(1)))).toBeUndefined();
    expect(await stays(short, after(near, life))).toBeUndefined();
    await stage.run((work) => closeSessions(work, userID), now);
    expect(await stays(short, before(after(near, life), minutes(1)))).toBeUndefined();
  });

  it("that has ended is told of by itself, as long as a ticket of it may still open a socket, and no longer", async () => {
    const userID = await stage.newPlayer();
    const now = nowStamp();
    const ended = async (at: Stamp) => {
      const { sessionID } = await opens(userID, before(now, minutes(60)));
      await stage.db.updateTable("sessions").set({ revoked_stamp: at }).where("session_id", "=", sessionID).execute();
      return sessionID;
    };
    const lately = await ended(before(now, TICKET_LIFE));
    const long = await ended(before(now, minutes(10)));
    const open = await opens(userID);
    let close = (): Promise<void> => Promise.resolve();
    const log = { warn: () => undefined } as unknown as Log;
    const watch = watchRevocations(stage.db, log, (closing) => void (close = async () => closing()));
    const told = new Set<SessionID>();
    watch.onRevoked((sessionID) => void told.add(sessionID));
    await expect.poll(() => told, { timeout: 30_000 }).toContain(lately);
    await stage.run((work) => closeSession(work, open));
    await expect.poll(() => told, { timeout: 30_000 }).toContain(open.sessionID);
    expect(told).not.toContain(long);
    await close();
  });
});

describe("the settings' page", () => {
  it("counts one's own devices and sessions that are still good, and names one's own providers", async () => {
    const [one, other] = [await stage.newPlayer(), await stage.newPlayer()];
    const now = nowStamp();
    const session = await opens(one);
    await opens(other);
    for (const at of [now, before(now, days(31)), now]) await stage.run((work) => trustDevice(work, one), at);
    for (let nth = 0; nth < 4; nth++) await stage.run((work) => trustDevice(work, other));
    await stage.db
      .insertInto("provider_links")
      .values({ provider: "school", subject: "other@example.org", user_id: other, linked_stamp: now })
      .execute();
    const providers = [{ id: "school", name: "School" }];
    const page = (userID: UserID) => settingsOf(stage.db, { userID, sessionID: session.sessionID }, providers, now);
    expect(await page(one)).toMatchObject({
      trustedDevices: 2,
      sessions: 1,
      providers: [{ id: "school", isLinked: false }],
    });
    expect(await page(other)).toMatchObject({ trustedDevices: 4, providers: [{ id: "school", isLinked: true }] });
  });
});

describe("open sessions of one account", () => {
  it("are so many: the oldest ends when one more opens, and nobody else's", async () => {
    const [one, other] = [await stage.newPlayer(), await stage.newPlayer()];
    const now = nowStamp();
    const othersFirst = await opens(other, before(now, minutes(90)));
    const first = await opens(one, before(now, minutes(60)));
    const second = await opens(one, before(now, minutes(59)));
    for (let turn = 2; turn < MOST_SESSIONS; turn++) await opens(one, now);
    const open = async () =>
      (
        await stage.db
          .selectFrom("sessions")
          .select("session_id")
          .where("user_id", "in", [one, other])
          .where("revoked_stamp", "is", null)
          .execute()
      ).map(({ session_id }) => session_id);
    expect(await open()).toEqual(expect.arrayContaining([first.sessionID, second.sessionID, othersFirst.sessionID]));
    const newest = await opens(one, now);
    const left = await open();
    expect(left).toHaveLength(MOST_SESSIONS + 1);
    expect(left).toEqual(expect.arrayContaining([second.sessionID, newest.sessionID, othersFirst.sessionID]));
    expect(left).not.toContain(first.sessionID);
  });
});

describe("the settings", () => {
  it("ask an address to be verified when it is another one, and not when it is the same or gone", async () => {
    const userID = await stage.newPlayer();
    const sets = async (email: string) => {
      await stage.db.deleteFrom("outbox").execute();
      const given = { firstname: "Kim", lastname: "", email, contact: 0 } as const;
      await stage.run((work) => changeAccount(work, app, userID, given));
      const rows = await stage.db.selectFrom("outbox").select("data").execute();
      return rows.map(({ data }) => (data as { to: string }).to);
    };
    expect(await sets("kim@example.org")).toEqual(["kim@example.org"]);
    expect(await sets("kim@example.org")).toEqual([]);
    expect(await sets("Kim@Example.org")).toEqual([]);
    expect(await sets("other@example.org")).toEqual(["kim@example.org", "other@example.org"]);
    expect(await sets("")).toEqual(["other@example.org"]);
  });

  it("take another address for one that nobody verified, and its link for seven days and that address alone", async () => {
    const userID = await stage.newPlayer();
    const now = nowStamp();
    const sets = async (email: string) => {
      const given = { firstname: "", lastname: "", email, contact: 0 } as const;
      await stage.run((work) => changeAccount(work, app, userID, given), now);
      const rows = await stage.db.selectFrom("outbox").select("data").orderBy("outbox_id", "desc").execute();
      const { body = "" } =
        rows.map(({ data }) => data as { to: string; body: string }).find(({ to }) => to === email) ?? {};
      return linkIn(body).code;
    };
    const verifies = (code: string, at: Stamp) =>
      stage
        .run((work) => verifyEmail(work, userID, code), at)
        .then(
          () => "verified",
          (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
        );
    const verified = async () =>
      (
        await stage.db
          .selectFrom("users")
          .select("email_verified_stamp")
          .where("user_id", "=", userID)
          .executeTakeFirstOrThrow()
      ).email_verified_stamp;
    const first = await sets("first@example.org");
    const second = await sets("second@example.org");
    expect(await verifies(first, now)).toBe("codeSpent");
    expect(await verifies(second, before(now, days(-7)))).toBe("codeSpent");
    expect([await verifies(second, (before(now, days(-7)) - 1) as Stamp), await verified()]).toEqual([
      "verified",
      before(now, days(-7)) - 1,
    ]);
    await sets("third@example.org");
    expect(await verified()).toBeNull();
    await stage.db.updateTable("users").set({ email_verified_stamp: now }).where("user_id", "=", userID).execute();
    await sets("");
    expect(await verified()).toBeNull();
  });

  it("take a display name and a username together", async () => {
    const userID = await stage.newPlayer({ requires_username: true });
    const { username } = await stage.db
      .selectFrom("users")
      .select("username")
      .where("user_id", "=", userID)
      .executeTakeFirstOrThrow();
    await stage.db
      .updateTable("users")
      .set({ display_name: username ?? "" })
      .where("user_id", "=", userID)
      .execute();
    await stage.run((work) => changeProfile(work, userID, { displayName: "Kim Drives", username: "Kim-Drives-7" }));
    const row = stage.db.selectFrom("users").select(["username", "display_name"]).where("user_id", "=", userID);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ username: "Kim-Drives-7", display_name: "Kim Drives" });
  });
});

describe("wrong passwords", () => {
  const noCaptcha = { spend: () => Promise.reject(new Error("there is no bot check here")) } as never;

  it("count where somebody is known: by this browser, by this network, and otherwise with all strangers", async () => {
    const [userID, other] = [await stage.newPlayer(), await stage.newPlayer()];
    const now = nowStamp();
    const network = "192.0.2.1";
    const known = (browser: string | undefined, from: string, of = userID, at = now) =>
      knownSource({ db: stage.db, vault: testVault, nowStamp: () => at }, of, { browser, network: from });
    const browser = await stage.run(
      (work) => rememberSource(work, testVault, userID, { browser: undefined, network }),
      now,
    );
    const isKnown = async (...asked: Parameters<typeof known>) => {
      const source = await known(...asked);
      return [source.browser !== undefined, source.network !== undefined];
    };
    expect(await isKnown(browser, network)).toEqual([true, true]);
    expect(await isKnown(browser, "192.0.2.2")).toEqual([true, false]);
    expect(await isKnown("another browser", network)).toEqual([false, true]);
    expect(await isKnown(undefined, network)).toEqual([false, true]);
    expect(await isKnown(undefined, "192.0.2.2")).toEqual([false, false]);
    expect(await isKnown(browser, network, other)).toEqual([false, false]);
    const { lasts } = await stage.db
      .selectFrom("known_sources")
      .select((eb) => eb.fn.max("expires_stamp").as("lasts"))
      .where("user_id", "=", userID)
      .executeTakeFirstOrThrow();
    expect(await isKnown(browser, network, userID, lasts)).toEqual([false, false]);
    const keys = guessCounts("kim", await known(browser, network), "stranger");
    const strangers = guessCounts("kim", await known(undefined, "192.0.2.2"), "stranger");
    expect(strangers.map(({ key, mostADay }) => [key, mostADay])).toEqual([["kim", 200]]);
    expect(keys.map(({ mostADay }) => mostADay)).toEqual([30, Infinity]);
    expect(keys.map(({ key }) => key.split(":")[0])).toEqual(["browser", "network"]);
  });

  it("in the settings count by kind and for their time, and go with the old password", async () => {
    const [key, other] = ["kim-in-the-settings", "sam-in-the-settings"];
    const now = nowStamp();
    const notes = (kind: "confirm" | "code" | "done" | "password", at: Stamp, of = key) =>
      stage.run((work) => noteTry(work, of, kind, "a session"), at);
    const counts = (kind: "confirm" | "code" | "done", at = now) =>
      stage.run((work) => countTries(work, key, kind), at);
    for (const kind of ["confirm", "code", "done"] as const) {
      await notes(kind, now);
      await notes(kind, now, other);
    }
    expect([await counts("confirm"), await counts("code"), await counts("done")]).toEqual([1, 1, 1]);
    const later = (most: number) => (now + most * 60) as Stamp;
    for (const [kind, most] of [
      ["confirm", 15],
      ["code", 15],
      ["done", 10],
    ] as const) {
      const within = [await counts(kind, (later(most) - 1) as Stamp), await counts(kind, later(most))];
      expect([kind, ...within]).toEqual([kind, 1, 0]);
    }
    expect(SIGN_IN_TRIES).toEqual({ wrongPasswords: 3, wrongCodes: 5, signIns: 5, signInsFree: 60, endsSession: 10 });
    await notes("password", now);
    await notes("password", now, other);
    await stage.run((work) => forgiveGuesses(work, key));
    const left = await stage.db
      .selectFrom("sign_in_tries")
      .select(["name_key", "kind", "source"])
      .where("name_key", "in", [key, other])
      .where("kind", "in", ["password", "confirm"])
      .orderBy("try_id")
      .execute();
    expect(left.map(({ name_key, kind, source }) => [name_key, kind, source])).toEqual([
      [key, "confirm", "a session"],
      [other, "confirm", "a session"],
      [other, "password", "a session"],
    ]);
  });

  it("are taken back one by one, and each network of strangers has its own part of the day", async () => {
    const name = "kim-of-the-day";
    const counts = (source: string) => guessCounts(name, { browser: undefined, network: undefined }, source);
    const tries = (source: string) =>
      stage.run((work) => takeGuess(work, noCaptcha, counts(source), { isDue: false, token: undefined }));
    const [first, second] = [await tries("one"), await tries("one")];
    await stage.run((work) => takeBackGuess(work, second));
    const left = stage.db.selectFrom("sign_in_tries").select("try_id").where("name_key", "=", name);
    expect(await left.execute()).toEqual([{ try_id: first.tryID }]);
    const long = before(nowStamp(), minutes(30));
    const fill = (source: string, count: number) =>
      stage.db
        .insertInto("sign_in_tries")
        .values(
          Array.from({ length: count }, () => ({ name_key: name, stamp: long, kind: "password" as const, source })),
        )
        .execute();
    const code = (source: string) =>
      tries(source).then(
        () => "taken",
        (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
      );
    await fill("one", GUESSES.networkOfStrangersADay - 2);
    expect(await code("one")).toBe("captchaNeeded");
    await fill("one", 1);
    expect([await code("one"), await code("other")]).toEqual(["tooManyTries", "captchaNeeded"]);
    expect(GUESSES).toMatchObject({ networkOfStrangersADay: 20, free: 3 });
  });
});
