import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { friendsNamed } from "#shared/rules/friend-order.ts";
import { enable2FA, prepare2FA } from "#shared/server/accounts/recovery/secrets.ts";
import type { Captcha } from "#shared/server/accounts/sign-in/captcha.ts";
import { hashPassword } from "#shared/server/accounts/sign-in/passwords.ts";
import { signIn, type SignIn } from "#shared/server/accounts/sign-in/sign-in.ts";
import type { App } from "#shared/server/platform/work.ts";
import { searchPlayers } from "#shared/server/profiles/search.ts";
import { foundTeam } from "#shared/server/teams/found.ts";
import { teamsNamed } from "#shared/server/teams/search.ts";

import { accountApp } from "../support/account-app.ts";
import { codeAt } from "../support/authenticator.ts";
import { cardTimes } from "../support/card-times.ts";
import { newStage, type Stage } from "../support/players.ts";
import { refusalOf } from "../support/refusal-of.ts";
import { FORMS } from "../support/spellings.ts";
import { founder } from "../support/team-stage.ts";
import { teamForm } from "../support/team.ts";
import { testVault } from "../support/vault.ts";

const PASSWORD = "Schlüssel für Åse, ２０２６";
const noCaptcha = { meet: () => Promise.resolve() } as unknown as Captcha;

let stage: Stage;
let app: App;
beforeAll(async () => {
  stage = await newStage();
  app = accountApp(stage);
});
afterAll(() => stage.db.destroy());

const entering = (given: SignIn) =>
  signIn(app, noCaptcha, given, { browser: undefined, network: "10.0.0.1" }, { isDue: false, token: undefined });
const FULL_WIDTH = 0xfee0;
const inFullWidth = (plain: string): string =>
  Array.from(plain, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + FULL_WIDTH)).join("");

describe("somebody who logs in on another machine", () => {
  it.each(FORMS)("has the same password and the same name, written in %s", async (form) => {
    const userID = await stage.newPlayer({
      username: `Åse`.normalize("NFKD").replace(/\p{M}/gu, "") + form,
      password_hash: await hashPassword(testVault, PASSWORD.normalize("NFC")),
    });
    const entered = await entering({ username: inFullWidth(`ASE${form}`), password: PASSWORD.normalize(form) });
    expect(entered.userID).toBe(userID);
  });

  it("has the same name with what copying puts into it, and from a Turkish or an Arabic keyboard", async () => {
    const userID = await stage.newPlayer({
      username: "Irish_Kiki2025",
      password_hash: await hashPassword(testVault, PASSWORD),
    });
    for (const username of [
      "Irish_Kiki2025\u200B",
      "\u200EIrish_Kiki2025",
      "Irish\u00AD_Kiki2025 \u200B",
      "İRİSH_KİKİ2025",
      "ırısh_kıkı2025",
      "Irish_Kiki٢٠٢٥",
    ])
      expect([username, (await entering({ username, password: PASSWORD })).userID]).toEqual([username, userID]);
  });

  it("gets in with a password that was stored as it was typed, and with no other", async () => {
    const typed = PASSWORD.normalize("NFD");
    const secret = Buffer.from(testVault.secretFor("password pepper", testVault.keyID));
    const userID = await stage.newPlayer({
      username: "Stored_Before",
      password_hash: testVault.keyID + (await hash(typed, { secret })),
    });
    expect((await entering({ username: "stored_before", password: typed })).userID).toBe(userID);
    expect(await refusalOf(entering({ username: "stored_before", password: `${typed}!` }))).toMatchObject({
      code: "wrongPassword",
    });
  });

  it("gets in with a code whose digits are those of their keyboard", async () => {
    const userID = await stage.newPlayer({
      username: "With_Code",
      password_hash: await hashPassword(testVault, PASSWORD),
    });
    const { secret } = await stage.run((work) => prepare2FA(work, testVault, userID));
    const { backupCodes } = await stage.run((work) => enable2FA(work, app, userID, codeAt(secret)));
    const given = { username: "With_Code", password: PASSWORD };
    const next = codeAt(secret, Date.now() + 30_000);
    for (const code of [next, backupCodes[0] ?? ""])
      expect((await entering({ ...given, authCode: ` ${inFullWidth(code.toUpperCase())} ` })).userID).toBe(userID);
  });
});

describe("somebody who looks for a name", () => {
  it.each([
    ["Όμηρος", ["ΌΜΗΡΟΣ", "όμηρος", "Όμηρο", "όμηροσ"]],
    ["Straßenfee", ["STRASSENFEE", "strassenfee", "Straßenf", "STRAẞENFEE"]],
    ["Klasse Katze", ["klasse", "KLASSE  KATZE"]],
    ["Işıl", ["ışıl", "IŞIL", "işıl", "Işıl"]],
    ["İrem", ["irem", "İREM", "İrem"]],
    ["علی کریم", ["علي كريم", "علی", "على"]],
    ["يحيى", ["يحيى", "یحیی", "يحي"]],
    ["Ma'n Ali’s", ["Ma'n Ali’s", "ma'n", "Maʻn"]],
    ["٥٦", ["56", "۵۶", "٥٦"]],
    ["O'Neil Two", ["O’Neil", "O‘Neil two", "O'Neil\u00A0 Two", "O'N\u00ADe\u200Bil"]],
    ["Anne-Marie", ["Anne‐Marie", "anne–m"]],
  ])("finds players, teams and friends called %s by what their keyboard makes of it", async (name, terms) => {
    const player = await stage.newPlayer({ display_name: name });
    const captainID = await founder(stage);
    await stage.run((work) => foundTeam(work, captainID, teamForm({ name })));
    const finder = await stage.newPlayer();
    for (const term of terms) {
      const found = await searchPlayers(stage.db, finder, term, cardTimes());
      const teams = await teamsNamed(stage.db, term);
      const friends = friendsNamed([{ userID: player, username: "x", displayName: name }], term);
      expect([term, found.map(({ userID }) => userID), teams.map((team) => team.name), friends.length]).toEqual([
        term,
        [player],
        [name],
        1,
      ]);
    }
  });

  it("finds nobody by what cannot be seen", async () => {
    expect(await searchPlayers(stage.db, await stage.newPlayer(), "\u200B", cardTimes())).toEqual([]);
    expect(await teamsNamed(stage.db, "\u00AD")).toEqual([]);
  });

  it.each(FORMS)("finds players and teams when it is written in %s", async (form) => {
    const name = `Ñandú ${form}`;
    await stage.newPlayer({ display_name: name });
    const captainID = await founder(stage);
    await stage.run((work) => foundTeam(work, captainID, teamForm({ name })));
    const found = await searchPlayers(stage.db, await stage.newPlayer(), name.normalize(form), cardTimes());
    expect(found.map(({ displayName }) => displayName)).toContain(name);
    expect((await teamsNamed(stage.db, name.normalize(form).toUpperCase())).map((team) => team.name)).toContain(name);
  });
});
