import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Browser, Page } from "playwright";

import { enterAs } from "../tests/support/account-screen.ts";
import { launch, SIZES as SCREENS } from "../tests/support/browser.ts";
import { joinFriends, type TestFriend } from "../tests/support/friend.ts";
import { startPartsPage } from "../tests/support/parts-page.ts";
import { newGuest, newRacer } from "../tests/support/visitor.ts";

/** Takes the pictures of docs/screens from the built client: `npm run screens`. */
const OUT = join(import.meta.dirname, "../docs/screens");
const SIZES = { "": SCREENS.desktop, "-chromebook": SCREENS.chromebook, "-phone": SCREENS.phone } as const;
type Size = (typeof SIZES)[keyof typeof SIZES];
const QUALITY = 86;
const MS_PER_KEY = 140;

const dataDir = await mkdtemp(join(tmpdir(), "redline-screens-"));
const env = { ...process.env, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "error", NODE_ENV: "production" };
const product = spawn(process.execPath, [join(import.meta.dirname, "../main.ts")], {
  env,
  stdio: ["ignore", "pipe", "inherit"],
});
const url = await new Promise<string>((resolve) =>
  product.stdout.on("data", (chunk: Buffer) => {
    const ready = /http:\S+/.exec(chunk.toString())?.[0];
    if (ready !== undefined) resolve(ready);
  }),
);
await mkdir(OUT, { recursive: true });
const browser = await launch({ withWebGL: true });
for (const [suffix, viewport] of Object.entries(SIZES)) await shoot(browser, suffix, viewport);
await shootParts(browser);
await browser.close();
const ended = new Promise((resolve) => product.once("exit", resolve));
product.kill("SIGTERM");
await ended;
await rm(dataDir, { recursive: true, force: true });

async function shoot(from: Browser, suffix: string, viewport: Size): Promise<void> {
  const page = await from.newPage({ viewport, colorScheme: "dark" });
  const take = (name: string): Promise<void> => save(page, `${name}${suffix}`);
  await page.goto(url);
  await page.getByRole("link", { name: "Race Now" }).first().waitFor();
  await page.waitForTimeout(1_500);
  await take("home");
  await shootFriends(from, suffix, viewport);
  await page.goto(`${url}/race?graphics=webgl`);
  await stage(page, "table");
  await page.waitForTimeout(6_000);
  await take("lobby");
  await stage(page, "racing");
  const text = await page.locator("[data-race-text]").innerText();
  const typing = type(page, text);
  await passed(page, 0.3);
  await take("race");
  await passed(page, 0.8);
  await take("race-late");
  await typing;
  await stage(page, "over");
  await page.waitForTimeout(1_500);
  await take("results");
  await page.close();
}

/** A host's lobby: two friends are there and say something. */
async function shootFriends(from: Browser, suffix: string, viewport: Size): Promise<void> {
  const username = `Marigold${suffix.replace("-", "_")}`;
  const host = await newRacer({ url }, username);
  const friends: TestFriend[] = [];
  const page = await from.newPage({ viewport, colorScheme: "dark" });
  await page.goto(`${url}/redline.svg`);
  await enterAs(page, host);
  await page.goto(`${url}/race/${username}?graphics=webgl`);
  await stage(page, "table");
  for (const guest of [await newGuest({ url }), await newGuest({ url })]) {
    friends.push(await joinFriends({ url }, guest, username));
  }
  await page.waitForTimeout(6_000);
  for (const [nth, phraseID] of (["hello", "ready"] as const).entries()) friends[nth]?.lobby.send("chat", { phraseID });
  await page.waitForTimeout(1_500);
  await save(page, `friend-lobby${suffix}`);
  for (const friend of friends) await friend.lobby.leave();
  await page.close();
}

/** Every part in every state. */
async function shootParts(from: Browser): Promise<void> {
  const parts = await startPartsPage();
  const looks = [
    { name: "dev-ui", theme: "dark", viewport: SCREENS.chromebook },
    { name: "dev-ui-light", theme: "light", viewport: SCREENS.chromebook },
    { name: "dev-ui-phone", theme: "dark", viewport: SCREENS.phone },
  ] as const;
  for (const { name, theme, viewport } of looks) {
    const page = await from.newPage({ viewport, colorScheme: theme, reducedMotion: "reduce" });
    await page.goto(parts.url);
    await page.getByRole("heading", { name: "Buttons" }).waitFor();
    await save(page, name, true);
    await page.close();
  }
  await parts.close();
}

async function save(page: Page, name: string, fullPage = false): Promise<void> {
  await page.screenshot({ path: join(OUT, `${name}.jpg`), type: "jpeg", quality: QUALITY, fullPage });
}

async function stage(page: Page, name: string): Promise<void> {
  await page.locator(`main[data-stage="${name}"]`).waitFor({ timeout: 200_000 });
}

/** Waits until the own car has done a share of the road. */
async function passed(page: Page, share: number): Promise<void> {
  const isPast = (wanted: number): boolean =>
    Number(document.querySelector<HTMLElement>("[data-mark][data-own]")?.dataset.done) >= wanted;
  await page.waitForFunction(isPast, share, { timeout: 200_000 });
}

/** Types at an even pace inside the page: a machine without a graphics chip draws too slowly to wait for each key. */
async function type(page: Page, text: string): Promise<void> {
  await page.evaluate(
    async ([keys, msPerKey]) => {
      const startMs = performance.now();
      for (let typed = 0; typed < keys.length; typed++) {
        const dueMs = startMs + typed * msPerKey;
        if (dueMs > performance.now()) await new Promise((resolve) => setTimeout(resolve, dueMs - performance.now()));
        const press = new KeyboardEvent("keydown", { key: keys[typed] });
        dispatchEvent(Object.defineProperty(press, "timeStamp", { value: dueMs }));
      }
    },
    [text, MS_PER_KEY] as const,
  );
}
