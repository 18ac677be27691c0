import type { Page } from "playwright";

import type { UserID } from "../shared/ids.ts";
import { drawTrial } from "../shared/server/certificates/draw-trial.ts";
import { enterAs } from "../tests/support/account-screen.ts";
import { heldRace } from "../tests/support/held-race.ts";
import { newFullRacer } from "../tests/support/open-page.ts";
import type { Product } from "../tests/support/product.ts";

const LOOK_MS = 100;

/** Takes the pictures of the certificate of speed: what waits, the trial, and what it brought. */
export async function shootCertificate(
  page: Page,
  product: Product,
  username: string,
  take: (name: string) => Promise<void>,
): Promise<void> {
  const racer = await newFullRacer(product, username);
  const userID = racer.userID as UserID;
  await enterAs(page, racer);
  const open = async (path: string, name: string): Promise<void> => {
    await page.goto(product.url + path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForTimeout(1_000);
    await take(name);
  };
  await open("/certificate", "certificate-nothing");
  const raceID = await heldRace(product, userID, 1, { hold: { kind: "certificate", reason: "speed" }, cash: 12_340 });
  await open("/certificate", "certificate");
  await open(`/fair-play/${raceID}`, "fair-play-fast");
  await page.goto(`${product.url}/certificate`);
  await page.getByRole("button", { name: "Show your speed" }).click();
  const lines = await drawn(product, userID);
  await page.locator('[data-phase="typing"]').waitFor();
  await page.keyboard.type(`${lines[0] ?? ""} ${lines[1]?.slice(0, 12) ?? ""}`, { delay: 60 });
  await take("certificate-trial");
  await page.locator("[data-end]").waitFor();
  await take("certificate-slow");
  await heldRace(product, userID, 2, { hold: { kind: "bot-check", reason: "bot-check" } });
  await heldRace(product, userID, 3, { hold: { kind: "moderator", reason: "signs" }, cash: 1_234_567_890, speed: 187 });
  await open("/certificate", "certificate-all");
}

/** Draws the pictures of a racer's open trial, as a worker does. @returns its lines */
async function drawn({ services: { app } }: Product, userID: UserID): Promise<readonly string[]> {
  for (;;) {
    const trial = await app.db
      .selectFrom("certificate_trials")
      .select(["trial_id", "lines", "state"])
      .where("user_id", "=", userID)
      .orderBy("opened_stamp", "desc")
      .executeTakeFirst();
    if (trial && trial.state !== "drawing") return trial.lines.map(({ right }) => right);
    if (trial) await drawTrial(app, trial.trial_id);
    else await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
