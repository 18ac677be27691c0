import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { changeLesson, changeRaceView, changeSounds } from "#shared/contracts/account/play-settings.ts";
import { validateEmail } from "#shared/contracts/account/recovery.ts";
import {
  changeAccount,
  changeProfile,
  changeSocial,
  changeHands,
  changeWorld,
  sendVerificationEmail,
  settings,
} from "#shared/contracts/account/settings.ts";
import { signIn, signUp } from "#shared/contracts/account/sign-in.ts";
import type { UserID } from "#shared/ids.ts";
import { after, before, dayOf, days, hours } from "#shared/units.ts";

import { letterTo, linkIn } from "../support/letters.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

const VERIFY = "Is this your e-mail address?";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withWorkers: true });
  await newRacer(product, "TakenName");
});
afterAll(() => product.close());

let names = 0;
/** Letters by chance may be a word that no name may hold. */
const newName = (): string => `Settles_${++names}`;

const account = { firstname: "", lastname: "", email: "", contact: 0, password: PASSWORD } as const;

describe("the settings page", () => {
  it("shows what an account begins with", async () => {
    const racer = await newRacer(product, "Beginner");
    expect((await racer.get(self)).user).toMatchObject({
      username: "Beginner",
      displayName: "Beginner",
      raceSounds: "only_fx",
    });
    expect(await racer.get(settings)).toMatchObject({
      firstname: "",
      lastname: "",
      contact: false,
      worldID: 1,
      hasPassword: true,
      providers: [],
      sessions: 1,
      trustedDevices: 0,
    });
  });
});

describe("what goes with a racer to every device", () => {
  it("is the chosen kind of problem, also of a guest who signs up later", async () => {
    const guest = await newGuest(product);
    expect((await guest.get(self)).user.lessonID).toBeNull();
    expect((await guest.get(changeLesson, { body: { lessonID: "money_1" } })).account.lessonID).toBe("money_1");
    expect(await guest.refused(changeLesson, { body: { lessonID: "algebra_9" } })).toBe("badInput lessonID");
    const username = newName();
    await guest.get(signUp, { body: { username, password: PASSWORD, acceptPolicy: "on" } });
    const phone = new Visitor(product);
    const { user } = await phone.get(signIn, { body: { username, password: PASSWORD } });
    expect(user.lessonID).toBe("money_1");
  });

  it("is how a race stands on the screen", async () => {
    const racer = await newRacer(product, newName());
    expect((await racer.get(self)).user).toMatchObject({ lineType: "multi", fullScreenMode: false });
    const { account } = await racer.get(changeRaceView, { body: { lineType: "single" } });
    expect(account).toMatchObject({ lineType: "single", fullScreenMode: false });
    expect((await racer.get(changeRaceView, { body: { fullScreenMode: true } })).account).toMatchObject({
      lineType: "single",
      fullScreenMode: true,
    });
  });
});

describe("the session", () => {
  it("carries world, contact, gold in days and what was raced, here and on both sites", async () => {
    const racer = await newRacer(product, newName());
    const { db } = product.services.app;
    const userID = racer.userID as UserID;
    const NONE = { gamesPlayedAllSites: 0, sessionRaces: 0, playTime: 0, avgAcc: null, lastConsecRace: null, DQs: 0 };
    expect((await racer.get(self)).user).toMatchObject({
      ...NONE,
      worldID: 1,
      contact: false,
      goldExpirationDays: null,
      daysSinceGoldExpired: null,
      goldExpired: false,
      memberDays: 0,
      playerLevel: 1,
      lessonStats: [],
    });
    const now = product.services.app.nowStamp();
    const row = { user_id: userID, last_race_stamp: now, races_played: 4, session_races: 3, longest_session: 9 };
    const goals = { last_day: dayOf(now), streak_days: 5, wins_running: 2, best_today: 68.5 };
    const figures = {
      ...goals,
      elapsed_ms: 90_400,
      done: 95,
      errors: 5,
      placed1: 2,
      highest_speed: 71.5,
      disqualified: 1,
    };
    await db
      .insertInto("racing_stats")
      .values([
        { ...row, ...figures, site: "type", last_disqualified_stamp: now },
        { ...row, ...figures, site: "math", last_disqualified_stamp: null },
      ])
      .execute();
    const counts = JSON.stringify({ answers: 12, answers_money_1: 12, answers_division_1: 0 });
    await db.insertInto("tallies").values({ user_id: userID, counts }).execute();
    await db
      .updateTable("users")
      .set({ membership: "gold", gold_until_stamp: after(now, days(3)), created_stamp: before(now, days(9)) })
      .where("user_id", "=", userID)
      .execute();
    expect((await racer.get(self)).user).toMatchObject({
      gamesPlayedAllSites: 8,
      playTime: 90,
      playTimeAllSites: 181,
      sessionRaces: 3,
      longestSession: 9,
      lastConsecRace: now,
      highestSpeed: 71.5,
      avgAcc: 95,
      placed1: 2,
      DQs: 1,
      lastDq: now,
      streakDays: 5,
      hasRacedToday: true,
      winsRunning: 2,
      bestToday: 68.5,
      lessonStats: [{ lessonID: "money_1", answers: 12 }],
      goldExpirationDays: 3,
      goldExpired: false,
      memberDays: 9,
    });
    const earlier = before(now, hours(1));
    await db
      .updateTable("racing_stats")
      .set({ last_race_stamp: earlier, last_day: dayOf(before(now, days(1))) })
      .where("user_id", "=", userID)
      .execute();
    await db
      .updateTable("users")
      .set({ gold_until_stamp: before(now, days(2)) })
      .where("user_id", "=", userID)
      .execute();
    expect((await racer.get(self)).user).toMatchObject({
      sessionRaces: 0,
      streakDays: 5,
      hasRacedToday: false,
      winsRunning: 2,
      bestToday: null,
      goldExpirationDays: null,
      daysSinceGoldExpired: 2,
      goldExpired: true,
    });
  });
});

describe("the profile", () => {
  it("changes the display name as often as the player likes, without the password, which the username needs", async () => {
    const racer = await newRacer(product, "ManyFaces");
    const change = { displayName: "  Ünïcorn   Driver " };
    expect((await racer.get(changeProfile, { body: change })).account.displayName).toBe("Ünïcorn Driver");
    const named = { displayName: "Plain Driver", username: "OneFace" };
    for (const body of [named, { ...named, password: "not-the-password" }]) {
      expect(await racer.refused(changeProfile, { body })).toBe("wrongPassword password");
    }
    const changed = await racer.get(changeProfile, { body: { displayName: "Plain Driver" } });
    const { displayName, username, changedUsername } = changed.account;
    expect([displayName, username, changedUsername]).toEqual(["Plain Driver", "ManyFaces", false]);
  });

  it.each(["", "   ", "x".repeat(60), "Unicorn 🦄", "sh1t racer", "f u c k", "Mod\u202Eerator", "Redline Staff"])(
    "refuses %j as a display name, and keeps the old one",
    async (displayName) => {
      const racer = await newRacer(product, newName());
      const before = (await racer.get(self)).user.displayName;
      expect(await racer.refused(changeProfile, { body: { displayName } })).toBe("badInput displayName");
      expect((await racer.get(self)).user.displayName).toBe(before);
    },
  );

  it("changes the username once; the old one is free then, the new one signs in", async () => {
    const racer = await newRacer(product, "FormerName");
    const body = { username: "LatterName", password: PASSWORD };
    expect((await racer.get(changeProfile, { body })).account).toMatchObject({
      username: "LatterName",
      displayName: "LatterName",
      changedUsername: true,
    });
    expect(await racer.refused(changeProfile, { body: { ...body, username: "ThirdName" } })).toBe(
      "alreadyDone username",
    );
    expect((await racer.get(changeProfile, { body })).account.username).toBe("LatterName");
    const signedIn = await new Visitor(product).get(signIn, { body: { username: "latterNAME", password: PASSWORD } });
    expect(signedIn.user.userID).toBe(racer.userID);
    await newRacer(product, "FormerName");
  });

  it.each([
    ["that somebody has", "TakenName", "nameTaken username"],
    ["in other letters", "tAKENnAME", "nameTaken username"],
    ["that looks like one", "TakenNarne", "nameTaken username"],
    ["that looks like one, with a line", "Taken-Name", "nameTaken username"],
    ["of the site", "administrator", "badInput username"],
    ["outside ASCII", "TakenNаme", "badInput username"],
    ["that is not friendly", "sh1thead", "badInput username"],
  ])("refuses a username %s", async (_what, username, expected) => {
    const racer = await newRacer(product, newName());
    expect(await racer.refused(changeProfile, { body: { username, password: PASSWORD } })).toBe(expected);
    expect((await racer.get(self)).user.changedUsername).toBe(false);
  });

  it.each([
    ["is", "TakenName"],
    ["looks like", "Taken Narne"],
    ["is, in other letters", "TAKEN NAME"],
  ])("shows no name that %s somebody else's username, except this player's own", async (_what, displayName) => {
    const racer = await newRacer(product, newName());
    expect(await racer.refused(changeProfile, { body: { displayName, password: PASSWORD } })).toBe(
      "nameTaken displayName",
    );
    const { user } = await racer.get(self);
    const own = `${user.username?.replace("_", " ")}`;
    expect(
      (await racer.get(changeProfile, { body: { displayName: own, password: PASSWORD } })).account.displayName,
    ).toBe(own);
  });

  it("is called nothing that somebody else shows, neither at sign-up nor later", async () => {
    const racer = await newRacer(product, newName());
    await racer.get(changeProfile, { body: { displayName: "Shown First", password: PASSWORD } });
    const body = { username: "ShownFirst", password: PASSWORD, acceptPolicy: "on" };
    expect(await new Visitor(product).refused(signUp, { body })).toBe("nameTaken username");
    const other = await newRacer(product, newName());
    expect(await other.refused(changeProfile, { body: { username: "Shown-First", password: PASSWORD } })).toBe(
      "nameTaken username",
    );
    expect(
      (await racer.get(changeProfile, { body: { username: "ShownFirst", password: PASSWORD } })).account.username,
    ).toBe("ShownFirst");
  });

  it("goes to one of two players who take it at once, as username and as display name", async () => {
    for (let turn = 0; turn < 5; turn++) {
      const [called, shows] = [await newRacer(product, newName()), await newRacer(product, newName())];
      const said = await Promise.all([
        called.ask(changeProfile, { body: { username: `AtOnce${turn}x`, password: PASSWORD } }),
        shows.ask(changeProfile, { body: { displayName: `At Once ${turn}x`, password: PASSWORD } }),
      ]);
      expect(new Set(said.map(({ status }) => status))).toEqual(new Set([200, 409]));
    }
  });

  it("changes both or none", async () => {
    const racer = await newRacer(product, "AllOrNone");
    const body = { displayName: "New Look", username: "TakenName", password: PASSWORD };
    expect(await racer.refused(changeProfile, { body })).toBe("nameTaken username");
    expect((await racer.get(self)).user.displayName).toBe("AllOrNone");
  });

  it("gives one of ten the name they all wish for at once", async () => {
    const racers = await Promise.all(Array.from({ length: 10 }, (_, turn) => newRacer(product, `Crowd${turn}Racer`)));
    const all = await Promise.all(
      racers.map((racer) => racer.ask(changeProfile, { body: { username: "WishedFor", password: PASSWORD } })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ json }) => json.error === "nameTaken")).toHaveLength(9);
  });
});

describe("the account", () => {
  it("keeps names and wishes, and verifies a new address anew", async () => {
    const racer = await newRacer(product, "NewAddress", "first@example.org");
    const first = linkIn(await letterTo(product, "first@example.org", VERIFY));
    await racer.get(validateEmail, { body: { userID: first.userID, hash: first.code } });
    const body = { ...account, firstname: " Ada ", lastname: "Lovelace", email: "Second@Example.org", contact: 1 };
    expect(await racer.refused(changeAccount, { body: { ...body, password: "not-the-password" } })).toBe(
      "wrongPassword password",
    );
    const moved = await racer.get(changeAccount, { body });
    expect([moved.account.email, moved.account.validEmail]).toEqual(["Second@Example.org", false]);
    expect(await racer.get(settings)).toMatchObject({ firstname: "Ada", lastname: "Lovelace", contact: true });
    const second = linkIn(await letterTo(product, "Second@Example.org", VERIFY));
    await new Visitor(product).get(validateEmail, { body: { userID: second.userID, hash: second.code } });
    expect((await racer.get(self)).user.validEmail).toBe(true);

    const same = await racer.get(changeAccount, { body: { ...body, email: "second@example.ORG" } });
    expect(same.account.validEmail).toBe(true);
    const none = await racer.get(changeAccount, { body: { ...body, email: "" } });
    expect([none.account.email, none.account.validEmail]).toEqual([null, false]);
  });

  it("does not verify a new address by the email to the old one", async () => {
    const racer = await newRacer(product, "OldLetter", "old-letter@example.org");
    const { userID, code } = linkIn(await letterTo(product, "old-letter@example.org", VERIFY));
    await racer.get(changeAccount, { body: { ...account, email: "new-letter@example.org" } });
    expect(await racer.refused(validateEmail, { body: { userID, hash: code } })).toBe("codeSpent");
    expect((await racer.get(self)).user.validEmail).toBe(false);
  });

  it("sends the verification email again: only the newest link is valid", async () => {
    const racer = await newRacer(product, "AgainPlease", "again@example.org");
    const first = linkIn(await letterTo(product, "again@example.org", VERIFY));
    await racer.get(sendVerificationEmail);
    await expect
      .poll(async () => linkIn(await letterTo(product, "again@example.org", VERIFY)).code)
      .not.toBe(first.code);
    const { userID, code } = linkIn(await letterTo(product, "again@example.org", VERIFY));
    expect(await racer.refused(validateEmail, { body: { userID, hash: first.code } })).toBe("codeSpent");
    await racer.get(validateEmail, { body: { userID, hash: code } });
    expect(await racer.refused(sendVerificationEmail)).toBe("alreadyDone");
    expect(await (await newRacer(product, "NoAddress")).refused(sendVerificationEmail)).toBe("notFound email");
  });

  it.each([
    ["email", "nobody"],
    ["email", "a@b"],
    ["firstname", "x".repeat(61)],
    ["contact", 2],
    ["contact", true],
  ])("refuses %s: %j", async (field, value) => {
    const racer = await newRacer(product, newName());
    expect(await racer.refused(changeAccount, { body: { ...account, [field]: value } })).toBe(`badInput ${field}`);
  });
});

describe("a small setting", () => {
  it("is what one types with, which nobody else is told", async () => {
    const racer = await newRacer(product, "Steno-Writer");
    expect((await racer.get(settings)).hands).toBe("usual");
    await racer.get(changeHands, { body: { hands: "steno" } });
    expect((await racer.get(settings)).hands).toBe("steno");
    expect(await racer.refused(changeHands, { body: { hands: "feet" } })).toBe("badInput hands");
    const other = await newRacer(product, "Curious-One");
    for (const said of [
      await other.send("GET", "/api/v2/players/Steno-Writer"),
      await racer.send("GET", "/api/v2/self?parts=account"),
    ]) {
      expect(said.json.success).toBe(true);
      expect(JSON.stringify(said.json)).not.toMatch(/"hands"|"steno"/);
    }
  });

  it("is the world: one of eight", async () => {
    const racer = await newRacer(product, "Worldly");
    await racer.get(changeWorld, { body: { worldID: 8 } });
    expect((await racer.get(settings)).worldID).toBe(8);
    for (const worldID of [0, 9, 1.5, "2", null]) {
      expect(await racer.refused(changeWorld, { body: { worldID } })).toBe("badInput worldID");
    }
    expect((await racer.get(settings)).worldID).toBe(8);
  });

  it("sets who may see and ask this player, each by itself, as 0 or 1", async () => {
    const racer = await newRacer(product, "Sociable");
    const { user: before } = await racer.get(self);
    const { account } = await racer.get(changeSocial, { body: { offline: 1 } });
    expect(account).toEqual({ offline: true, allowFriendRequests: true, lookingForTeam: true });
    expect((await racer.get(self)).user).toEqual({ ...before, offline: true });
    const none = { offline: false, allowFriendRequests: false, lookingForTeam: false };
    const all = await racer.get(changeSocial, { body: { offline: 0, allowFriendRequests: 0, lookingForTeam: 0 } });
    expect(all.account).toEqual(none);
    expect((await racer.get(self)).user).toEqual({ ...before, ...none });
    expect((await racer.get(changeSocial)).account).toEqual(none);
    for (const value of [true, "1", 2, -1, null]) {
      expect(await racer.refused(changeSocial, { body: { offline: value } })).toBe("badInput offline");
    }
  });

  it("is the sound of a race", async () => {
    const racer = await newRacer(product, "SoundLover");
    for (const value of ["all", "off", "only_fx"] as const) {
      expect((await racer.get(changeSounds, { body: { value } })).account.raceSounds).toBe(value);
    }
    for (const value of ["loud", "", 1]) {
      expect(await racer.refused(changeSounds, { body: { value } })).toBe("badInput value");
    }
  });

  it("of one racer leaves every other racer alone", async () => {
    const [one, other] = [await newRacer(product, "ChangesOwn"), await newRacer(product, "StaysSame")];
    const before = await other.get(settings);
    await one.get(changeWorld, { body: { worldID: 5 } });
    await one.get(changeSocial, { body: { offline: 1, allowFriendRequests: 0, lookingForTeam: 0 } });
    await one.get(changeSounds, { body: { value: "off" } });
    await one.get(changeAccount, { body: { ...account, firstname: "One" } });
    expect(await other.get(settings)).toEqual(before);
  });
});
