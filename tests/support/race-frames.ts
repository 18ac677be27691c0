import type { Browser, Page } from "playwright";

import { enterAs } from "./account-screen.ts";
import { KEEPING, newPage } from "./browser.ts";
import { framesOf } from "./frames.ts";
import { textOn, typeOn, untilStage } from "./race-screen.ts";
import { joinRace, typeText } from "./racer.ts";
import type { Visitor } from "./visitor.ts";

const WATCHED_MS = 6_000;

interface Around {
  /** Before anything is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Between the log-in and the race. */
  readonly onTheWay?: (page: Page) => Promise<unknown>;
}

/** The frames of a race of five in which everybody types, on the page of the first of them. */
export async function framesOfRace(
  browser: Browser,
  url: string,
  [own, ...others]: readonly Visitor[],
  graphics: string,
  { prepare, onTheWay }: Around = {},
): Promise<readonly number[]> {
  if (!own) throw new Error("nobody races");
  const { page } = await newPage(browser, { ...KEEPING, reducedMotion: "no-preference" });
  await prepare?.(page);
  await page.goto(`${url}/redline.svg`);
  await enterAs(page, own);
  await onTheWay?.(page);
  await page.goto(`${url}/race?graphics=${graphics}`);
  await untilStage(page, "table");
  const rivals = await Promise.all(others.map(({ token }) => joinRace(url, token)));
  await untilStage(page, "racing");
  const typing = [typeOn(page, (await textOn(page)).slice(0, 70), 100), ...rivals.map((rival) => typeText(rival, 90))];
  const { gapsMs } = await framesOf(page, WATCHED_MS);
  await Promise.all(rivals.map(({ room }) => room.leave()));
  await Promise.allSettled(typing);
  await page.context().close();
  return gapsMs;
}
