import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Builder, Key, type WebDriver } from "selenium-webdriver";
import { Command, Name } from "selenium-webdriver/lib/command.js";

import { freePort } from "../../tests/support/free-port.ts";
import { earsOn, heardBy } from "./ears.ts";
import { Processes } from "./processes.ts";
import type { OpenBrowser, Point, Screen, Settings, Size } from "./screen.ts";
import { until } from "./until.ts";

/** Larger than any window of a visit. */
const DISPLAY = "2000x1300x24";
/** The browser's own row of buttons is wider than a phone: here it may be as narrow as it can. */
const NARROW_BUTTONS =
  "entry, button, toolbar { font-size: 1px; padding: 0; margin: 0; border: none; min-width: 0; min-height: 0; }";

/** WebKit's own small browser by its WebDriver, each of which has one window, on a display that nobody sees. */
export async function openWebKit(settings: Settings): Promise<OpenBrowser> {
  const processes = new Processes();
  const drivers: WebDriver[] = [];
  const home = await mkdtemp(join(tmpdir(), "redline-webkit-"));
  await mkdir(join(home, "gtk-3.0"));
  await writeFile(join(home, "gtk-3.0/gtk.css"), NARROW_BUTTONS);
  const args = ["--automation", ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`)];

  const drive = async (): Promise<WebDriver> => {
    const port = await freePort();
    processes.start(process.env.REDLINE_WEBKIT_DRIVER ?? "WebKitWebDriver", [`--port=${port}`], {
      DISPLAY: await processes.startDisplay(process.env.REDLINE_XVFB ?? "Xvfb", DISPLAY),
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
    });
    const url = `http://127.0.0.1:${port}`;
    await until("the driver answers", () =>
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(url)
      .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { args } })
      .build();
    drivers.push(driver);
    return driver;
  };
  const close = async (): Promise<void> => {
    await Promise.allSettled(drivers.map((driver) => driver.quit()));
    await processes.end();
    await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };

  try {
    const waiting = [await drive()];
    const capabilities = await waiting[0]?.getCapabilities();
    return {
      title: `WebKitGTK/${capabilities?.getBrowserVersion()}`,
      open: async (size) => screenOf(waiting.pop() ?? (await drive()), size),
      close,
    };
  } catch (problem) {
    await close();
    throw problem;
  }
}

async function screenOf(driver: WebDriver, size: Size): Promise<Screen> {
  const run: Screen["run"] = async (look, ...given) => await driver.executeScript(look, ...given);
  const act = (...sources: object[]): Promise<void> =>
    driver.execute(new Command(Name.ACTIONS).setParameter("actions", sources));
  const point = (pointerType: "mouse" | "touch", { x, y }: Point): Promise<void> =>
    act({
      type: "pointer",
      id: pointerType,
      parameters: { pointerType },
      actions: [
        { type: "pointerMove", origin: "viewport", duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    });
  await fit(driver, size);
  return {
    async goTo(url) {
      await driver.get(url);
      await run(earsOn);
    },
    run,
    press(key) {
      const value = key.length === 1 ? key : keyNamed(key);
      return act({
        type: "key",
        id: "keys",
        actions: [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ],
      });
    },
    click: (at) => point("mouse", at),
    tap: (at) => point("touch", at),
    picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    problems: () => run(heardBy),
  };
}

/** Makes the window so large that the page in it has a size. */
async function fit(driver: WebDriver, size: Size): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...size });
  const page = await driver.executeScript<Size>(() => ({ width: innerWidth, height: innerHeight }));
  await window.setRect({ x: 0, y: 0, width: size.width, height: 2 * size.height - page.height });
}

function keyNamed(name: string): string {
  const key = (Key as unknown as Record<string, string>)[name.toUpperCase()];
  if (key === undefined) throw new Error(`WebKit knows no key ${name}`);
  return key;
}
