import { launch, type KeyInput, type Page } from "puppeteer-core";

import type { OpenBrowser, Screen, Settings, Size } from "./screen.ts";

/** Firefox without a window, over WebDriver BiDi. */
export async function openFirefox(settings: Settings): Promise<OpenBrowser> {
  const browser = await launch({
    browser: "firefox",
    executablePath: process.env.REDLINE_FIREFOX,
    extraPrefsFirefox: Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, asPreference(value)])),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  return {
    title: await browser.version(),
    async open(size) {
      const context = await browser.createBrowserContext();
      return screenOf(await context.newPage({ type: "window" }), size);
    },
    close: () => browser.close(),
  };
}

/** A preference is a switch, a number or words. */
function asPreference(value: string): boolean | number | string {
  if (value === "true" || value === "false") return value === "true";
  return /^-?\d+$/.test(value) ? Number(value) : value;
}

async function screenOf(page: Page, size: Size): Promise<Screen> {
  await page.setViewport(size);
  const problems: string[] = [];
  page.on("pageerror", (error) => void problems.push(error instanceof Error ? error.message : String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  return {
    goTo: async (url) => void (await page.goto(url)),
    run: (look, ...given) =>
      page.evaluate(look as unknown as (...given: unknown[]) => ReturnType<typeof look>, ...given),
    press: (key) => page.keyboard.press(key as KeyInput),
    click: ({ x, y }) => page.mouse.click(x, y),
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    picture: () => page.screenshot(),
    problems: async () => problems,
  };
}
