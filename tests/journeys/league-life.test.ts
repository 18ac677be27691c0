import type { Page } from "playwright";
import { expect, it } from "vitest";

import { duePopUps, seenPopUps } from "#shared/contracts/goals/pop-ups.ts";
import type { UserID } from "#shared/ids.ts";
import { LAST_TIER } from "#shared/rules/leagues/tiers.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { violationsOf } from "../support/browser.ts";
import { stageGroup } from "../support/league-group.ts";
import { beginWeeks } from "../support/league-stage.ts";
import { toNextWeek } from "../support/league-travel.ts";
import { newFullRacer, openHearing } from "../support/open-page.ts";

const { product, browser } = await beginJourney();
const { db } = product.services.app;
await beginWeeks(db);

it(
  "a racer goes up twice and down once, wins the cup over three weeks, and each week's news pops up once",
  { timeout: 600_000 },
  async () => {
    const racer = await newFullRacer(product, "Long_Leo");
    const id = racer.userID as UserID;
    await db.updateTable("users").set({ races_played: 60 }).where("user_id", "=", id).execute();
    await racer.get(seenPopUps, { params: {}, body: { keys: ["league:intro"] } });
    const standing = () =>
      db.selectFrom("league_standings").selectAll().where("user_id", "=", id).executeTakeFirstOrThrow();

    /** A week in the racer's league that ends at a place of ten, as the next one shows it. */
    const raced = async (tier: number, place: number, title: string, league: string): Promise<void> => {
      await stageGroup(product, id, { tier, size: 10, place });
      await toNextWeek(product);
      const { page, problems } = await openHearing(product, browser, racer, { path: "/leagues" });
      const dialog = popUp(page, title);
      await dialog.waitFor();
      expect(await violationsOf(page, "[role=dialog]")).toEqual([]);
      await dialog.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await page.getByRole("heading", { name: league, level: 1 }).waitFor();
      await expect.poll(async () => (await racer.get(duePopUps)).league).toEqual([]);
      await showsNoNews(page, title, league);
      expect(problems).toEqual([]);
      await page.context().close();
    };
    /** Not the notification, which says the same at the edge. */
    const popUp = (page: Page, title: string) =>
      page.getByRole("dialog", { name: title }).and(page.locator(':not([aria-modal="false"])'));
    const showsNoNews = async (page: Page, title: string, league: string): Promise<void> => {
      await page.reload();
      await page.getByRole("heading", { name: league, level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      expect(await popUp(page, title).count()).toBe(0);
    };

    await raced(1, 1, "Up to Novice!", "Novice league");
    await raced(2, 2, "Up to Rookie!", "Rookie league");
    await raced(3, 10, "You'll race in Novice next week", "Novice league");
    expect(await standing()).toMatchObject({ tier: 2, highest_tier: 3, tournaments_won: 0 });

    // Some good years later.
    await db
      .updateTable("league_standings")
      .set({ tier: LAST_TIER, highest_tier: LAST_TIER })
      .where("user_id", "=", id)
      .execute();
    await raced(LAST_TIER, 3, "You're in the Redline Cup!", "Redline Cup: Quarter-Final");
    await raced(LAST_TIER + 1, 5, "You're in the Semi-Final!", "Redline Cup: Semi-Final");
    await raced(LAST_TIER + 2, 3, "You're in the Final!", "Redline Cup: Final");
    await raced(LAST_TIER + 3, 1, "You won the Redline Cup!", "Legend league");
    expect(await standing()).toMatchObject({ tier: LAST_TIER, highest_tier: LAST_TIER + 3, tournaments_won: 1 });
  },
);
