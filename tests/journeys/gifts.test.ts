import { expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import type { UserID } from "#shared/ids.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { before, days, type Stamp } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { untilFocusOn } from "../support/focus.ts";
import { newRacer, PASSWORD, type Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

const NOTICES = '[aria-label="Notices"]';
const moneyOf = async (racer: Visitor): Promise<number> => (await racer.get(self)).user.money;

async function newPlayer(username: string, membership: "basic" | "gold"): Promise<Visitor> {
  const racer = await newRacer(product, username);
  await product.services.app.db
    .updateTable("users")
    .set({ membership, created_stamp: before(nowStamp(), days(30)), qualifying_stamp: 1 as Stamp })
    .where("user_id", "=", racer.userID as UserID)
    .execute();
  return racer;
}

/** A browser of a racer, on a page. */
async function openAs(racer: Visitor, path: string, viewport: (typeof SIZES)[keyof typeof SIZES]) {
  const services = await newPage(browser, { viewport });
  await services.page.goto(`${product.url}/redline.svg`);
  await enterAs(services.page, racer);
  await services.page.goto(`${product.url}${path}`);
  return services;
}

it("a gold member gives cash; the receiver is notified, collects it, and has it once", async () => {
  const [ada, ben] = [await newPlayer("Gift_Ada", "gold"), await newPlayer("Gift_Ben", "basic")];
  const [hers, his] = await Promise.all([
    openAs(ada, "/racer/Gift_Ben/gift", SIZES.chromebook),
    openAs(ben, "/racer/Gift_Ada/gift", SIZES.phone),
  ]);
  await his.page.getByRole("heading", { name: "Gold members send gifts" }).waitFor();
  expect(await violationsOf(his.page)).toEqual([]);

  const form = hers.page.getByRole("form", { name: "A gift for Gift_Ben" });
  await form.getByLabel("How much?").fill("$900,000 please");
  expect(await form.getByLabel("How much?").inputValue()).toBe("900000");
  await form.getByLabel("Your password", { exact: true }).fill("not-the-password");
  await form.getByRole("button", { name: "Give", exact: true }).click();
  await form.getByText("You don't have enough cash for that.").waitFor();
  await form.getByRole("button", { name: "$5,000", exact: true }).click();
  await form.getByText("$5,000. You keep $20,000.").waitFor();
  expect(await violationsOf(hers.page)).toEqual([]);
  const give = form.getByRole("button", { name: "Give $5,000" });
  const dialog = hers.page.getByRole("dialog", { name: "Give $5,000?" });
  await give.click();
  await dialog.getByText("It goes to Gift_Ben and can't be undone.").waitFor();
  await untilFocusOn(hers.page, "Give it");
  await dialog.getByRole("button", { name: "Not yet" }).click();
  await dialog.waitFor({ state: "detached" });
  await give.click();
  await dialog.getByRole("button", { name: "Give it" }).click();
  await form.getByText("That's not your password.").waitFor();
  expect(await moneyOf(ada)).toBe(25_000);

  await form.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await form.getByLabel("Your password", { exact: true }).press("Enter");
  await dialog.getByRole("button", { name: "Give it" }).press("Enter");
  await hers.page.getByRole("heading", { name: "On its way!" }).waitFor();
  await hers.page.getByText("You have $20,000 now").waitFor();
  expect([await moneyOf(ada), await moneyOf(ben)]).toEqual([20_000, 25_000]);

  const growl = his.page.locator(NOTICES);
  await growl.getByText("Gift_Ada sent you $5,000").waitFor();
  await growl.getByRole("link", { name: "View" }).click();
  await his.page.getByText("1 gift, together $5,000").waitFor();
  await hers.page.getByRole("button", { name: "Send another" }).click();
  await form.getByLabel("How much?").fill("1500");
  await form.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: "Give $1,500" }).click();
  await hers.page.getByRole("button", { name: "Give it" }).click();
  await his.page.getByText("2 gifts, together $6,500").waitFor();
  expect(await violationsOf(his.page)).toEqual([]);
  await his.page.getByRole("button", { name: /^Account of/ }).click();
  await his.page.getByRole("link", { name: "Gifts (2)" }).press("Enter");
  await his.page.getByRole("button", { name: "Collect $1,500 from Gift_Ada" }).click();
  await his.page.getByText("$1,500 is yours").waitFor();
  await his.page.getByRole("button", { name: "Collect it" }).click();
  await his.page.getByText("$5,000 is yours").waitFor();
  await his.page.getByText("That's everything").waitFor();
  expect([await moneyOf(ada), await moneyOf(ben)]).toEqual([18_500, 31_500]);

  await his.page.goto(`${product.url}/news`);
  await hers.page.getByRole("button", { name: "Send another" }).click();
  await form.getByLabel("How much?").fill("2000");
  await form.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: "Give $2,000" }).click();
  await hers.page.getByRole("button", { name: "Give it" }).click();
  await growl.getByText("Gift_Ada sent you $2,000").waitFor();
  await growl.getByRole("button", { name: "Collect" }).click();
  await growl.getByText("$2,000 is yours").waitFor();
  expect([await moneyOf(ada), await moneyOf(ben)]).toEqual([16_500, 33_500]);

  await his.page.goto(`${product.url}/gifts`);
  const received = his.page.getByRole("region", { name: "To you" }).getByRole("listitem");
  await expect
    .poll(() =>
      received
        .filter({ hasText: "Gift_Ada" })
        .getByText(/^Collected on /)
        .count(),
    )
    .toBe(3);
  expect(await violationsOf(his.page)).toEqual([]);

  await hers.page.getByRole("link", { name: "See all your gifts" }).press("Enter");
  const sent = hers.page.getByRole("region", { name: "From you" });
  await expect.poll(() => sent.getByText(/^Collected on /).count()).toBe(3);
  expect(await violationsOf(hers.page)).toEqual([]);
  expect(his.problems).toEqual([]);
  expect(hers.problems).toEqual([expect.stringContaining("status of 403")]);
});
