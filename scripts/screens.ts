import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium, type Browser, type Page } from "playwright";

/** Takes the pictures of docs/screens from the built client: `node scripts/screens.ts`. */
const OUT = join(import.meta.dirname, "../docs/screens");
const SIZES = { "": { width: 1366, height: 768 }, "-phone": { width: 360, height: 740 } } as const;
const MS_PER_KEY = 90;

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
const browser = await chromium.launch({
  executablePath: process.env.REDLINE_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--enable-unsafe-swiftshader", "--disable-background-networking"],
});
for (const [suffix, viewport] of Object.entries(SIZES)) await shoot(browser, suffix, viewport);
await browser.close();
const ended = new Promise((resolve) => product.once("exit", resolve));
product.kill("SIGTERM");
await ended;
await rm(dataDir, { recursive: true, force: true });

async function shoot(from: Browser, suffix: string, viewport: { width: number; height: number }): Promise<void> {
  const page = await from.newPage({ viewport, colorScheme: "dark" });
  const take = (name: string): Promise<unknown> => page.screenshot({ path: join(OUT, `${name}${suffix}.png`) });
  await page.goto(url);
  await page.getByRole("link", { name: "Race Now" }).first().waitFor();
  await page.waitForTimeout(1_000);
  await take("home");
  await page.goto(`${url}/race?graphics=webgl`);
  await stage(page, "table");
  await page.waitForTimeout(7_000);
  await take("lobby");
  await stage(page, "racing");
  const text = await page.locator("[data-race-text]").innerText();
  const at = (share: number): number => Math.floor(text.length * share);
  await type(page, text.slice(0, at(0.3)));
  await take("race");
  await type(page, text.slice(at(0.3), at(0.8)));
  await take("race-late");
  await type(page, text.slice(at(0.8)));
  await stage(page, "over");
  await page.waitForTimeout(1_500);
  await take("results");
  await page.close();
}

async function stage(page: Page, name: string): Promise<void> {
  await page.locator(`main[data-stage="${name}"]`).waitFor({ timeout: 200_000 });
}

async function type(page: Page, text: string): Promise<void> {
  for (const character of text) {
    await page.keyboard.press(character === " " ? "Space" : character);
    await page.waitForTimeout(MS_PER_KEY);
  }
}
