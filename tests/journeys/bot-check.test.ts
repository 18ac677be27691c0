import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import type { UserID } from "#shared/ids.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage } from "../support/browser.ts";
import { newRacer, PASSWORD, type Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

async function pageOf(racer: Visitor, path: string): Promise<Page> {
  const { page } = await newPage(browser);
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  await page.goto(`${product.url}${path}`);
  return page;
}

describe("the bot check", () => {
  it("that is due says its own reason", async () => {
    const reasons = [
      ["pending", "You've been going for a long session."],
      ["default", "You've been logging in a lot in a short time."],
    ] as const;
    for (const [captcha_reason, words] of reasons) {
      const racer = await newRacer(product, `Reason_${captcha_reason}`);
      await product.services.app.db
        .updateTable("users")
        .set({ captcha_reason })
        .where("user_id", "=", racer.userID as UserID)
        .execute();
      const page = await pageOf(racer, "/news");
      const check = page.getByRole("dialog", { name: `Hello, Reason_${captcha_reason}!` });
      await check.waitFor();
      expect(await check.innerText()).toContain(words);
      await page.context().close();
    }
  });

  it("comes over the settings after three wrong passwords, says so, and lets the right one through once it is passed", async () => {
    const racer = await newRacer(product, "Mistyped_It");
    const page = await pageOf(racer, "/profile#username");
    const form = page.getByRole("form", { name: "Username" });
    const save = async (password: string): Promise<void> => {
      await form.getByRole("textbox", { name: "Username" }).fill("Better_Name");
      await form.getByRole("textbox", { name: "Your password" }).fill(password);
      const answered = page.waitForResponse("**/api/v2/settings/profile");
      await form.getByRole("button", { name: "Change my username" }).click();
      await answered;
    };
    for (let turn = 0; turn < 4; turn++) await save("not-the-password");
    const check = page.getByRole("dialog", { name: "Hello, Mistyped_It!" });
    await check.getByText("Your password was entered wrongly several times.").waitFor();
    await check.getByText("I'm a person, not a bot").click();
    await check.getByText("Validated! Play on.").waitFor();
    await check.getByRole("button", { name: "Continue" }).click();
    await check.waitFor({ state: "detached" });
    await save(PASSWORD);
    await expect.poll(async () => (await racer.get(self)).user.username).toBe("Better_Name");
    expect((await racer.get(self)).user.captchaStatus).toBe("passed");
    await page.context().close();
  });
});
