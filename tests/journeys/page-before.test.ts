import { sql } from "kysely";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { formatMoney } from "#shared/format/figures.ts";
import type { UserID } from "#shared/ids.ts";
import { slotOf } from "#shared/rules/slot.ts";
import { pay } from "#shared/server/economy/ledger.ts";
import { readConfig } from "#shared/server/platform/config.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";

import { enterAs } from "../support/account-screen.ts";
import { launch, newPage } from "../support/browser.ts";
import { buildClientIn, pagesOf } from "../support/later-build.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { isHistoryThere, releasedSources } from "../support/released-sources.ts";
import { RELEASED } from "../support/released.ts";
import { newRacer } from "../support/visitor.ts";

const isThere = isHistoryThere();
if (!isThere) console.warn(`Left out: a page of ${RELEASED.version}, because its commit isn't in this copy.`);

/** What falls where a race gets the scenery of the season. */
const OF_THE_SEASON = 0.7;

let released: ReturnType<typeof releasedSources>;
let product: Product;
let browser: Browser;
beforeAll(async () => {
  if (!isThere) return;
  released = releasedSources();
  buildClientIn(released.root);
  const builtClient = await pagesOf(released.root);
  const pages = builtClient(readConfig({}));
  product = await startProduct({ pages, tableTimes: tablesOf(1), dice: () => OF_THE_SEASON });
  browser = await launch();
});
afterAll(async () => {
  if (!isThere) return;
  await browser.close();
  await product.close();
  released.remove();
});

/** What a later version says and stores. */
const FOREIGN = { kind: "sticker-swap", data: { userID: 1, stickers: [7] } };

it.runIf(isThere)(
  "an open page of the released version goes on beside facts, parts and notifications that only a later one knows, and shows new money",
  async () => {
    const { app } = product.services;
    const racer = await newRacer(product, "Page_Before");
    const userID = racer.userID as UserID;
    const { user } = await racer.get(self);
    const { page, problems } = await newPage(browser);
    await page.goto(`${product.url}/redline.svg`);
    await enterAs(page, racer);
    await page.route("**/api/v2/self?*", async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { parts: object };
      await route.fulfill({ response, json: { ...answer, parts: { ...answer.parts, stickers: { swaps: [7] } } } });
    });
    const store = async (notificationID: number): Promise<void> => {
      await sql`insert into notification_counters (user_id, last_id) values (${userID}, ${notificationID})
        on conflict (user_id) do update set last_id = excluded.last_id`.execute(app.db);
      await sql`insert into notifications (user_id, notification_id, kind, data, stamp)
        values (${userID}, ${notificationID}, ${FOREIGN.kind}, ${JSON.stringify(FOREIGN.data)}, ${nowStamp()})`.execute(
        app.db,
      );
    };
    /** Tells it as a later version would, and pays. */
    const tellAndPay = async (notificationID: number, amount: number): Promise<void> => {
      await store(notificationID);
      const notification = { ...FOREIGN, notificationID, stamp: nowStamp() } as never;
      const changed = [{ userID, facts: ["sticker-swaps", "toString"] as never }];
      await app.bus.publish([{ slot: slotOf(userID), told: [{ userID, notification }], changed }]);
      await perform(app, (work) =>
        pay(work, [{ userID, amount, reference: `later:${notificationID}`, reason: "test" }]),
      );
      await perform(app, (work) => Promise.resolve(work.changed(userID, "wallet")));
    };
    await store(1);
    await page.goto(`${product.url}/garage`);
    const money = (amount: number) => page.getByRole("banner").getByText(formatMoney(amount)).first().waitFor();
    await money(user.money);
    await tellAndPay(2, 1_000);
    await money(user.money + 1_000);
    await tellAndPay(3, 2_000);
    await money(user.money + 3_000);
    expect(problems).toEqual([]);
  },
);

it.runIf(isThere)(
  "a page of the released version shows its road, in a race that has the scenery of a season",
  async () => {
    const { page, problems } = await newPage(browser);
    await page.goto(`${product.url}/race`);
    await page.locator('main[data-stage="racing"] [data-scene]').waitFor();
    expect(problems).toEqual([]);
  },
);
