import { afterAll, beforeAll, expect, it } from "vitest";

import { renewBotToken, signInBot } from "#shared/contracts/account/bots.ts";
import { eraseAccount, exportData } from "#shared/contracts/account/privacy.ts";
import { undoChange } from "#shared/contracts/account/recovery.ts";
import { changeAccount, changePassword, prepare2FA } from "#shared/contracts/account/settings.ts";
import type { UserID } from "#shared/ids.ts";

import { declared } from "../support/declared-bot.ts";
import { letterTo, linkIn } from "../support/letters.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withWorkers: true });
});
afterAll(() => product.close());

const users = () => product.services.app.db.updateTable("users");

async function byToken(token: string): Promise<Visitor> {
  const program = new Visitor(product);
  await program.get(signInBot, { body: { token } });
  return program;
}

it("a token that leaked takes no account over, with a password or without", async () => {
  const owner = await newRacer(product, "Leaky");
  const token = await declared(owner);
  for (const hasPassword of [true, false]) {
    if (!hasPassword)
      await users()
        .set({ password_hash: null, account_type: "single_sign_on" })
        .where("user_id", "=", owner.userID as UserID)
        .execute();
    const thief = await byToken(token);
    const newPassword = "a-new-password-of-mine";
    const tries = await Promise.all([
      thief.refused(changePassword, { body: { newPassword, newPassword2: newPassword } }),
      thief.refused(changeAccount, {
        body: { firstname: "", lastname: "", contact: 0, email: "thief@example.org" },
      }),
      thief.refused(prepare2FA, { body: {} }),
      thief.refused(eraseAccount, { body: {} }),
      thief.refused(exportData, { body: {} }),
      thief.refused(renewBotToken, { body: {} }),
    ]);
    expect(new Set(tries)).toEqual(new Set(["confirmNeeded"]));
  }
});

it("an owner hears of a declaration and of each new token, and their way back ends the token", async () => {
  const owner = await newRacer(product, "Robbed", "robbed@example.org");
  await users()
    .set({ email_verified_stamp: 1 as never })
    .where("user_id", "=", owner.userID as UserID)
    .execute();
  const token = await declared(owner);
  const letter = await letterTo(product, "robbed@example.org", "Your account was declared a bot, for good");
  expect(letter).toMatch(/ends the bot's token/);
  const { userID, code } = linkIn(letter);
  await new Visitor(product).get(undoChange, { body: { userID, hash: code } });
  expect(await new Visitor(product).refused(signInBot, { body: { token } })).toBe("wrongCode");
  const { is_bot: isBot } = await product.services.app.db
    .selectFrom("users")
    .select("is_bot")
    .where("user_id", "=", owner.userID as UserID)
    .executeTakeFirstOrThrow();
  expect(isBot).toBe(true);
});
