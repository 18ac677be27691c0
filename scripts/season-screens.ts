import type { Browser, Page } from "playwright";

import { seasonByID } from "../shared/content/seasons/calendar.ts";
import type { SeasonMemories, SeasonPage } from "../shared/contracts/goals/season.ts";
import { seasonXPBefore } from "../shared/rules/seasons/level.ts";
import type { Stamp } from "../shared/units.ts";
import { enterAs } from "../tests/support/account-screen.ts";
import { newFullRacer } from "../tests/support/open-page.ts";
import type { Product } from "../tests/support/product.ts";
import { asRunning, driveRoad, memoriesOfFirst, tellSeason } from "../tests/support/season-road.ts";
import { withOwnProduct } from "./own-product.ts";

type Size = { readonly width: number; readonly height: number };
type Save = (page: Page, name: string) => Promise<void>;
type Change = (answer: SeasonPage) => SeasonPage;

/** Motion ends before a picture is taken. */
const SETTLED_MS = 2_500;

const running = asRunning(12);
const resting: Change = (answer) => ({
  ...answer,
  season: answer.season && {
    ...answer.season,
    endStamp: (answer.season.startStamp + 86_400) as Stamp,
    isActive: false,
  },
  rewards: answer.rewards.map((reward) =>
    reward.state === "ahead" || reward.state === "locked" ? { ...reward, state: "missed" } : reward,
  ),
  closed: [1, 2].flatMap((id) => {
    const season = seasonByID(id);
    return season ? [{ ...season, level: id * 31 }] : [];
  }),
});

const VIEWS: readonly (readonly [name: string, xp: number, claimed: number, change: Change])[] = [
  ["season-begun", 700, 0, running],
  ["season", seasonXPBefore(18) + 2_000, 4, running],
  ["season-past", seasonXPBefore(54) + 2_000, 40, running],
  ["season-rest", seasonXPBefore(22) + 2_000, 9, resting],
];

/** Takes the pictures of the season's page as it stands to several players, in every size. */
export const shootSeasons = (browser: Browser, sizes: Readonly<Record<string, Size>>, save: Save): Promise<void> =>
  withOwnProduct(async (own) => {
    const product = own as Product;
    for (const [nth, [suffix, viewport]] of Object.entries(sizes).entries()) {
      for (const [at, [name, experience, claimed, change]] of VIEWS.entries()) {
        const racer = await newFullRacer(product, `Marigold_${nth}${at}`);
        await driveRoad(product, racer, { experience, claimed });
        const page = await browser.newPage({ viewport, colorScheme: at % 2 === 0 ? "light" : "dark" });
        await page.goto(`${product.url}/redline.svg`);
        await enterAs(page, racer);
        await tellSeason(page, change);
        await page.goto(`${product.url}/season`);
        await page.getByRole("region", { name: "Rewards of the road" }).waitFor();
        await page.waitForTimeout(SETTLED_MS);
        await save(page, `${name}${suffix}`);
        if (name === "season-rest") await shootMemories(page, product.url, suffix, save);
        await page.close();
      }
    }
  });

async function shootMemories(page: Page, url: string, suffix: string, save: Save): Promise<void> {
  const memories: SeasonMemories = memoriesOfFirst();
  await page.route("**/api/v2/seasons/*", (route) => route.fulfill({ json: memories }));
  await page.goto(`${url}/season/1`);
  await page.getByRole("heading", { name: "What you earned" }).waitFor();
  await page.waitForTimeout(SETTLED_MS);
  await save(page, `season-memories${suffix}`);
}
