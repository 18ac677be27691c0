import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import {
  linkArrival,
  linkCode,
  removeProviders,
  sendRemovalCode,
} from "#shared/server/accounts/providers/provider-links.ts";
import { undoChange } from "#shared/server/accounts/recovery/account-undo.ts";
import { resetPassword, sendResetEmails } from "#shared/server/accounts/recovery/password-reset.ts";
import { changePassword, disable2FA, enable2FA, prepare2FA } from "#shared/server/accounts/recovery/secrets.ts";
import { openTotpSecret } from "#shared/server/accounts/second-factor/totp-secrets.ts";
import { openSession, type OpenedSession } from "#shared/server/accounts/sessions/sessions.ts";
import { changeAccount } from "#shared/server/accounts/settings/settings.ts";
import { hashPassword, isPassword } from "#shared/server/accounts/sign-in/passwords.ts";
import { verifyEmail } from "#shared/server/accounts/sign-up/email.ts";
import { nowStamp, type App, type Work } from "#shared/server/platform/work.ts";
import { askForErasure, keepAccount } from "#shared/server/privacy/erasure.ts";
import { after, hours, type Stamp } from "#shared/units.ts";

import { accountApp } from "../support/account-app.ts";
import { codeAt } from "../support/authenticator.ts";
import { linkIn } from "../support/letters.ts";
import { newStage, type Stage } from "../support/players.ts";
import { testVault } from "../support/vault.ts";

const ORDERS = Number(process.env.REDLINE_ORDERS ?? 40);
const PATIENCE_MS = ORDERS * 15_000;
const KNOWN_TO_BOTH = "a-password-both-know";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

interface Letter {
  readonly to: string;
  readonly userID: UserID;
  readonly subject: string;
  readonly body: string;
}
interface Person {
  readonly address: string;
  readonly passwords: string[];
  /** Whether one of them is right, by the hash. */
  readonly known: Map<string | null, boolean>;
  /** Secrets of the second steps that they turned on. */
  readonly totps: string[];
}

/** An account that two know the password of, and one the mailbox. */
class Account {
  readonly userID: UserID;
  readonly owner: Person;
  readonly thief: Person;
  now: Stamp = nowStamp();
  #turn = 0;

  constructor(userID: UserID, nth: number) {
    this.userID = userID;
    const person = (address: string): Person => ({
      address,
      passwords: [KNOWN_TO_BOTH],
      known: new Map(),
      totps: [],
    });
    this.owner = person(`owner.${nth}@example.org`);
    this.thief = person(`thief.${nth}@example.org`);
  }

  get app(): App {
    return { ...accountApp(stage), nowStamp: () => this.now };
  }

  row() {
    return stage.db.selectFrom("users").selectAll().where("user_id", "=", this.userID).executeTakeFirstOrThrow();
  }

  letters(to: Person): Promise<readonly Letter[]> {
    return this.lettersTo(to.address);
  }

  async lettersTo(address: string | null): Promise<readonly Letter[]> {
    const rows = await stage.db.selectFrom("outbox").select("data").orderBy("outbox_id").execute();
    return rows
      .map(({ data }) => data as Letter)
      .filter((letter) => letter.userID === this.userID && letter.to === address);
  }

  /** Whether they get in, and past the question who they are: by a password, or by the login of another company. */
  async knowsAll(who: Person): Promise<boolean> {
    const { password_hash, totp_secret } = await this.row();
    if (totp_secret !== null && !who.totps.includes(openTotpSecret(testVault, this.userID, totp_secret))) return false;
    return (await this.links()).includes(who.address) || this.#isKnown(who, password_hash);
  }

  async links(): Promise<readonly string[]> {
    const rows = await stage.db
      .selectFrom("provider_links")
      .select("subject")
      .where("user_id", "=", this.userID)
      .execute();
    return rows.map(({ subject }) => subject);
  }

  /** What makes up how one signs in. */
  async wayIn() {
    const { email_key, password_hash, totp_secret, erase_stamp } = await this.row();
    const isTotpOn = totp_secret !== null;
    return {
      email_key,
      hash: password_hash === null ? "" : password_hash.slice(-20),
      isTotpOn,
      erase_stamp,
      links: await this.links(),
    };
  }

  async #isKnown(who: Person, hash: string | null): Promise<boolean> {
    const known = who.known.get(hash);
    if (known !== undefined) return known;
    const tries = await Promise.all(who.passwords.map((password) => isPassword(testVault, hash, password)));
    who.known.set(hash, tries.includes(true));
    return tries.includes(true);
  }

  run<T>(op: (work: Work) => Promise<T>): Promise<T> {
    return stage.run(op, this.now);
  }

  newPassword(who: Person): string {
    const password = `${who.address.slice(0, 5)} chose this ${this.#turn++}`;
    who.passwords.push(password);
    return password;
  }

  opens(): Promise<OpenedSession> {
    return this.run((work) => openSession(work, this.userID));
  }

  /** Opens the letters that they have, until so many have undone something, and chooses a password each time. */
  async undoes(who: Person, isNewestFirst = false, most = 1): Promise<boolean> {
    const letters = await this.letters(who);
    let count = 0;
    for (const { body } of isNewestFirst ? letters.toReversed() : letters) {
      if (!body.includes("/undo-change#")) continue;
      const { code } = linkIn(body);
      const undone = await done(this.run((work) => undoChange(work, this.app, this.userID, code)));
      if (!undone) continue;
      if (undone.resetCode !== null) await this.chooses(who, undone.resetCode);
      if (++count === most) break;
    }
    return count > 0;
  }

  async chooses(who: Person, hash: string): Promise<void> {
    await done(resetPassword(this.app, { userID: this.userID, hash, newPassword: this.newPassword(who) }));
  }

  async resets(who: Person): Promise<void> {
    await this.run((work) => sendResetEmails(work, this.app.config, who.address));
    const letter = (await this.letters(who)).findLast(({ body }) => body.includes("/reset-password/change#"));
    if (letter) await this.chooses(who, linkIn(letter.body).code);
  }
}

/** What it answers; nothing where it is refused. */
async function done<T>(doing: Promise<T>): Promise<T | undefined> {
  try {
    return await doing;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

const DEEDS = {
  async "logs in"(account: Account, who: Person) {
    if (await account.knowsAll(who)) await account.opens();
  },
  async "changes the address"(account: Account, who: Person) {
    if (!(await account.knowsAll(who))) return;
    const given = { firstname: "", lastname: "", contact: 0 as const, email: who.address };
    await account.run((work) => changeAccount(work, account.app, account.userID, given));
  },
  async "removes the address"(account: Account, who: Person) {
    if (!(await account.knowsAll(who))) return;
    const given = { firstname: "", lastname: "", contact: 0 as const, email: "" };
    await account.run((work) => changeAccount(work, account.app, account.userID, given));
  },
  async "proves their address"(account: Account, who: Person) {
    const letter = (await account.letters(who)).findLast(({ body }) => body.includes("/verify-email#"));
    if (letter) await done(account.run((work) => verifyEmail(work, account.userID, linkIn(letter.body).code)));
  },
  async "changes the password"(account: Account, who: Person) {
    if (!(await account.knowsAll(who))) return;
    await changePassword(account.app, await account.opens(), account.newPassword(who));
  },
  async "turns the second step on"(account: Account, who: Person) {
    if (!(await account.knowsAll(who)) || (await account.row()).totp_secret !== null) return;
    const { secret } = await account.run((work) => prepare2FA(work, testVault, account.userID));
    const code = codeAt(secret, account.now * 1_000);
    if (await done(account.run((work) => enable2FA(work, account.app, account.userID, code)))) who.totps.push(secret);
  },
  async "turns the second step off"(account: Account, who: Person) {
    const { totp_secret } = await account.row();
    if (totp_secret === null || !(await account.knowsAll(who))) return;
    const code = codeAt(openTotpSecret(testVault, account.userID, totp_secret), account.now * 1_000);
    await done(account.run((work) => disable2FA(work, account.app, account.userID, code)));
  },
  async "links a login of another company"(account: Account, who: Person) {
    if (!(await account.knowsAll(who))) return;
    const person = { provider: `school-${who.address.slice(0, 5)}`, subject: who.address, email: undefined };
    const session = await account.opens();
    const code = await done(account.run((work) => linkCode(work, session, person.provider)));
    if (code !== undefined) await done(account.run((work) => linkArrival(work, account.app, person, code)));
  },
  async "goes back to a password"(account: Account, who: Person) {
    if (!(await account.knowsAll(who)) || (await account.links()).length === 0) return;
    await done(account.run((work) => sendRemovalCode(work, testVault, account.userID)));
    const letter = (await account.letters(who)).findLast(({ subject }) => subject.startsWith("Your code to log in"));
    const { username } = await account.row();
    const code = letter?.body.split("\n\n")[2] ?? "none";
    const given = { code, username: username ?? "", password: account.newPassword(who) };
    await done(removeProviders(account.app, await account.opens(), given));
  },
  async "asks to be erased"(account: Account, who: Person) {
    if (await account.knowsAll(who)) await account.run((work) => askForErasure(work, account.app, account.userID));
  },
  async "stays after all"(account: Account, who: Person) {
    if (await account.knowsAll(who)) await account.run((work) => keepAccount(work, account.app, account.userID));
  },
  "resets the password": (account: Account, who: Person) => account.resets(who),
  undoes: (account: Account, who: Person) => account.undoes(who),
  "undoes from the newest letter": (account: Account, who: Person) => account.undoes(who, true),
} satisfies Record<string, (account: Account, who: Person) => Promise<unknown>>;

const aStep = fc.record({
  who: fc.constantFrom("owner", "thief", "thief"),
  deed: fc.constantFrom(...(Object.keys(DEEDS) as (keyof typeof DEEDS)[])),
});

let nth = 0;
async function newAccount(): Promise<Account> {
  const email = `owner.${++nth}@example.org`;
  const userID = await stage.newPlayer({
    email,
    email_key: email,
    email_verified_stamp: nowStamp(),
    password_hash: await hashPassword(testVault, KNOWN_TO_BOTH),
  });
  return new Account(userID, nth);
}

it(
  "whoever proved the older address ends as the owner, in whatever order owner and thief take turns",
  { timeout: PATIENCE_MS },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 3, maxLength: 14 }), fc.boolean(), async (steps, isNewestFirst) => {
        const account = await newAccount();
        const untold: string[] = [];
        const take = async ({ who, deed }: (typeof steps)[number]) => {
          account.now = after(account.now, hours(1));
          const before = await account.wayIn();
          const told = await account.lettersTo(before.email_key);
          await DEEDS[deed](account, account[who]);
          const isChanged = JSON.stringify(await account.wayIn()) !== JSON.stringify(before);
          if (!isChanged || before.email_key === null) return;
          if ((await account.lettersTo(before.email_key)).length === told.length) untold.push(`${who} ${deed}`);
        };
        for (const step of steps) await take(step);
        expect((await account.letters(account.thief)).filter(({ body }) => body.includes("/undo-change#"))).toEqual([]);

        const { owner, thief } = account;
        if (!(await account.undoes(owner, isNewestFirst))) await account.resets(owner);
        expect(await account.row()).toMatchObject({ email: owner.address, erase_stamp: null });
        expect((await account.row()).email_verified_stamp).not.toBeNull();
        for (const deed of Object.keys(DEEDS) as (keyof typeof DEEDS)[]) await take({ who: "thief", deed });
        expect(await account.knowsAll(thief)).toBe(false);
        expect(await account.row()).toMatchObject({ email: owner.address, erase_stamp: null });
        expect(untold).toEqual([]);
        await account.undoes(owner, isNewestFirst, Infinity);
        if (!(await account.knowsAll(owner))) await account.resets(owner);
        expect(await account.knowsAll(owner)).toBe(true);
        await stage.db.deleteFrom("outbox").execute();
      }),
      { numRuns: ORDERS },
    );
  },
);
