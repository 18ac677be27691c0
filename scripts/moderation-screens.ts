import type { Page } from "playwright";

import type { UserID } from "../shared/ids.ts";
import { over, under } from "../shared/rules/fair-play/signal.ts";
import { storeReport } from "../shared/server/conduct/report.ts";
import { takeMeasure } from "../shared/server/moderation/measures.ts";
import { perform } from "../shared/server/platform/work.ts";
import { giveRole, NOBODY } from "../shared/server/roles/roles.ts";
import { enterAs } from "../tests/support/account-screen.ts";
import { heldRace } from "../tests/support/held-race.ts";
import { newFullRacer } from "../tests/support/open-page.ts";
import type { Product } from "../tests/support/product.ts";
import { newRacer } from "../tests/support/visitor.ts";

const SIGNALS = [
  under({ code: "even-waits", kind: "evenness" }, 0.082, 0.16),
  over({ code: "word-commits", kind: "bursts", isConclusive: true }, 0.42, 0.2),
  under({ code: "no-overlap", kind: "touch" }, 0.31, 0.05),
  under({ code: "no-drift", kind: "evenness" }, 0.09, 0.04),
];
const LOOK_MS = 800;

/** Lets some racers wait for a moderator. @returns the moderator */
export async function newModerator(product: Product, username: string) {
  const { app } = product.services;
  const moderator = await newFullRacer(product, username);
  await perform(app, (work) => giveRole(work, moderator.userID as UserID, "moderator", NOBODY));
  const racer = await newRacer(product, `${username}_Bolt`);
  const userID = racer.userID as UserID;
  const by = { operator: "Ada", reason: "Please keep private things out of your name." };
  await perform(app, (work) => takeMeasure(work, { userID }, { measure: "warn" }, by));
  for (const [nth, speed] of [187, 191, 176, 182].entries()) {
    await heldRace(product, userID, nth + 1, {
      hold: { kind: "moderator", reason: "signs" },
      signals: nth === 0 ? SIGNALS : SIGNALS.slice(0, 1),
      speed,
      cash: 2_340,
    });
  }
  const [loud, other] = [await newRacer(product, `${username}_Loud`), await newRacer(product, `${username}_Calm`)];
  await perform(app, (work) =>
    storeReport(work, other.userID as UserID, loud.userID as UserID, {
      reason: "unkind",
      note: "Sends me invites over and over, and I said no three times.",
      subject: "player",
    }),
  );
  return moderator;
}

/** Takes the pictures of what a moderator sees. */
export async function shootModeration(
  page: Page,
  product: Product,
  username: string,
  take: (name: string) => Promise<void>,
): Promise<void> {
  await enterAs(page, await newModerator(product, username));
  const shoot = async (name: string): Promise<void> => {
    await page.waitForTimeout(LOOK_MS);
    await take(name);
  };
  await page.goto(`${product.url}/moderation`);
  await page
    .getByRole("link", { name: /Signs of a program/ })
    .first()
    .waitFor();
  await shoot("moderation");
  await page
    .getByRole("link", { name: /Signs of a program/ })
    .first()
    .click();
  await page.getByRole("heading", { name: "What waits" }).waitFor();
  await page.getByRole("radio", { name: /^Release/ }).check();
  await shoot("moderation-hold");
  await page.goto(`${product.url}/moderation#weeks`);
  await page.getByRole("rowheader").first().waitFor();
  await shoot("moderation-weeks");
  await page.goto(`${product.url}/moderation`);
  await page
    .getByRole("link", { name: /Unkind to others/ })
    .last()
    .click();
  await page.getByRole("radio", { name: /^Mute/ }).check();
  await shoot("moderation-report");
}
