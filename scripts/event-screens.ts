import type { Browser, Page } from "playwright";

import { eventByID, type EventRun } from "../shared/content/events/calendar.ts";
import type { LootID } from "../shared/content/loot/loot.ts";
import type { UserID } from "../shared/ids.ts";
import { eventXPBefore } from "../shared/rules/events/level.ts";
import { grant } from "../shared/server/economy/grant.ts";
import { giveExperience } from "../shared/server/experience/give.ts";
import { perform } from "../shared/server/platform/work.ts";
import { buy } from "../shared/server/shop/buy.ts";
import { after, days } from "../shared/units.ts";
import { enterAs } from "../tests/support/account-screen.ts";
import { newFullRacer } from "../tests/support/open-page.ts";
import type { Product } from "../tests/support/product.ts";
import { liveOn } from "../tests/support/run-day.mjs";
import { tellDue } from "../tests/support/told-due.ts";
import type { Visitor } from "../tests/support/visitor.ts";
import { wear } from "../tests/support/wear.ts";
import { withOwnProduct } from "./own-product.ts";

type Size = { readonly width: number; readonly height: number };
type Save = (page: Page, name: string) => Promise<void>;

/** Motion ends before a picture is taken. */
const SETTLED_MS = 1_500;

/** Takes the pictures of two events in their states, in every size, on the days on which they run; then it is today again. */
export async function shootEvents(browser: Browser, sizes: Readonly<Record<string, Size>>, save: Save): Promise<void> {
  const { now: outsideNow } = Date;
  for (const eventID of [1, 2]) {
    const event = eventByID(eventID);
    if (!event) throw new Error("the calendar has no event");
    const moveMs = after(event.startStamp, days(3)) * 1_000 - outsideNow();
    liveOn(after(event.startStamp, days(3)) * 1_000 - Date.now());
    await withOwnProduct(async (own) => {
      const product = own as Product;
      const racers = {
        new: await newFullRacer(product, `Ada_${eventID}`),
        in: await newFullRacer(product, `Bo_${eventID}`),
      };
      await joinAndRace(product, racers.in, event);
      for (const [suffix, viewport] of Object.entries(sizes))
        for (const [name, racer] of Object.entries(racers)) {
          const colorScheme = name === "new" ? "light" : "dark";
          const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
          await page.context().addInitScript(liveOn, moveMs);
          await tellDue(page);
          await page.goto(`${product.url}/redline.svg`);
          await enterAs(page, racer);
          for (const path of ["/event", "/achievements"]) {
            await page.goto(product.url + path);
            await page.getByRole("heading", { level: 1 }).waitFor();
            await page.waitForTimeout(SETTLED_MS);
            await save(page, `${event.key}-${name}${path.replace("/", "-")}${suffix}`);
          }
          await page.close();
        }
    });
  }
  liveOn(outsideNow() - Date.now());
}

async function joinAndRace({ services: { app } }: Product, { userID }: Visitor, event: EventRun): Promise<void> {
  const id = userID as UserID;
  await perform(app, (work) =>
    grant(work, [
      {
        userID: id,
        rewards: [{ cash: 50_000 }, { lootID: 185 as LootID }, { lootID: 188 as LootID }],
        reference: `screens:${id}`,
        reason: "gift",
      },
    ]),
  );
  await perform(app, (work) => buy(work, "type", id, { starterCarID: event.starterCarID }));
  await perform(app, (work) =>
    wear(work, id, [{ type: "sticker", ids: [(event.key === "lantern-week" ? 185 : 188) as LootID] }]),
  );
  await perform(app, (work) =>
    giveExperience(work, [
      {
        userID: id,
        wonStamp: app.nowStamp(),
        experience: eventXPBefore(4) + 400,
        reference: `raced:${id}`,
        reason: "race",
      },
    ]),
  );
}
