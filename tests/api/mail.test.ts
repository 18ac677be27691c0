import { get } from "node:http";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { validateEmail } from "#shared/contracts/account/recovery.ts";

import { letterTo, linkIn } from "../support/letters.ts";
import { startMailServer, type MailServer } from "../support/mail-server.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer, Visitor } from "../support/visitor.ts";

describe("with a mail server", () => {
  let mail: MailServer;
  let product: Product;
  beforeAll(async () => {
    mail = await startMailServer();
    product = await startProduct({
      withWorkers: true,
      env: {
        SMTP_URL: mail.url,
        MAIL_FROM: "Redline <racers@redline.example>",
        PUBLIC_URL: "https://redline.example",
      },
    });
  });
  afterAll(async () => {
    await product.close();
    await mail.close();
  });

  it("a verification email is sent, and its link verifies the address", async () => {
    const racer = await newRacer(product, "RealLetters", "real.letters@example.org");
    const letter = await mail.letterTo("real.letters@example.org");
    expect(letter).toMatchObject({
      subject: "Is this your e-mail address?",
      from: { name: "Redline", address: "racers@redline.example" },
      to: [{ address: "real.letters@example.org" }],
    });
    expect(letter.text).toContain("Hello RealLetters,");
    expect(letter.text).toContain("https://redline.example/verify-email#");
    const { userID, code } = linkIn(letter.text ?? "");
    await new Visitor(product).get(validateEmail, { body: { userID, hash: code } });
    expect((await racer.get(self)).user.validEmail).toBe(true);
  });

  it("an email that the server was too busy for is sent later", async () => {
    mail.refuseNext(1);
    await newRacer(product, "LaterLetter", "later.letter@example.org");
    expect((await mail.letterTo("later.letter@example.org")).subject).toBe("Is this your e-mail address?");
  });

  it("an email goes to one address, whatever a name contains", async () => {
    await newRacer(product, "PlusAddress", "plus+tag@example.org");
    expect((await mail.letterTo("plus+tag@example.org")).to).toEqual([
      expect.objectContaining({ address: "plus+tag@example.org" }),
    ]);
  });

  it("there is no mailbox page, and no email stays in the database", async () => {
    const answer = await fetch(`${product.url}/dev/mail`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("verify-email");
    expect(await product.services.app.db.selectFrom("letters").selectAll().execute()).toEqual([]);
  });
});

describe("without a mail server", () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ withWorkers: true });
  });
  afterAll(() => product.close());

  it("emails are shown on the mailbox page, for this machine only", async () => {
    await newRacer(product, "MailboxReader", "mailbox@example.org");
    await letterTo(product, "mailbox@example.org", "Is this your e-mail address?");
    const page = await (await fetch(`${product.url}/dev/mail`)).text();
    expect(page).toContain("To mailbox@example.org");
    expect(page).toMatch(/<a href="http[^"]+\/verify-email#\d+-[\w-]+">/);
  });

  it.each<Record<string, string>>([
    { "x-forwarded-for": "127.0.0.1" },
    { "x-real-ip": "192.0.2.1" },
    { forwarded: "for=192.0.2.1" },
    { "x-forwarded-host": "redline.example" },
    { via: "1.1 proxy" },
    { host: "redline.example" },
    { host: "localhost.evil.example" },
    { host: "127.0.0.1.nip.io:3000" },
  ])("nobody else sees them, not by a proxy and not by a name that leads here: %j", async (headers) => {
    expect(await statusOf(product, headers)).toBe(404);
  });

  it("this machine sees them by each of its own names", async () => {
    const hosts = ["localhost", "LOCALHOST:3000", "127.0.0.1:80", "[::1]:3000"];
    expect(await Promise.all(hosts.map((host) => statusOf(product, { host })))).toEqual([200, 200, 200, 200]);
  });
});

/** The status of the page for a request with these headers; `fetch` would not let `host` through. */
const statusOf = ({ url }: Product, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    get(`${url}/dev/mail`, { headers }, (answer) => resolve(answer.resume().statusCode ?? 0)).on("error", reject);
  });
