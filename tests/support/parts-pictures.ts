import type { Locator, Page } from "playwright";
import { PNG } from "pngjs";

import { halfOf, type Box } from "./pictures.ts";
import type { ShownTheme } from "./themes.ts";

const EVENING = { from: new Date("2026-03-01T18:00:00Z"), at: new Date("2026-03-01T18:01:00Z") } as const;
/** Longer than any delay or movement of a part. */
const SETTLED_MS = 1_000;
/** What is shown around a part: its shadow and what it stands out by. */
const MARGIN_PX = 12;

/** Opens the page of all parts in a theme, with its clock stopped and without paper grain. */
export async function openParts(page: Page, url: string, theme: ShownTheme): Promise<void> {
  await page.clock.install({ time: EVENING.from });
  await page.clock.pauseAt(EVENING.at);
  await page.goto(url);
  await page.addStyleTag({ content: ":root { --grain: none !important; caret-color: transparent }" });
  await page.getByRole("radio", { name: theme, exact: true }).check();
  await page.evaluate(() => document.fonts.ready);
  await settle(page);
}

/** One picture of each section, and one of each layer with nothing behind it, by its name. */
export async function takeParts(page: Page): Promise<Map<string, PNG>> {
  const whole = await shoot(page, true);
  const sections = await page.locator("#root header:not(section header), #main > *").evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const title = element.querySelector("h1, h2, h3, legend, span")?.textContent ?? "";
      return { title, box: { x: left, y: top + scrollY, width, height } };
    }),
  );
  const pictures = new Map(sections.map(({ title, box }) => [nameOf(title), halfOf(whole, within(whole, box))]));
  await page.addStyleTag({ content: "body { background: none } #root { opacity: 0 }" });
  for (const [name, layer] of Object.entries(LAYERS)) {
    await page.getByRole("heading", { name: "Layers" }).evaluate((title) => title.scrollIntoView({ block: "center" }));
    await layer.open(page);
    await settle(page);
    const picture = await shoot(page, false);
    const box = await layer.shown(page).boundingBox();
    if (!box) throw new Error(`the layer "${name}" is not shown`);
    pictures.set(`layer-${name}`, halfOf(picture, within(picture, box)));
    await page.keyboard.press("Escape");
    await settle(page);
  }
  return pictures;
}

interface Layer {
  readonly open: (page: Page) => Promise<void>;
  readonly shown: (page: Page) => Locator;
}

const pressed = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).click();

const LAYERS: Readonly<Record<string, Layer>> = {
  modal: { open: pressed("Modal"), shown: (page) => page.getByRole("dialog") },
  confirm: { open: pressed("Confirm"), shown: (page) => page.getByRole("dialog") },
  menu: { open: pressed("Member actions"), shown: (page) => page.getByRole("menu") },
  dropdown: { open: pressed("Quick Fox"), shown: (page) => page.locator("[popover=auto]:popover-open") },
  tooltip: {
    open: (page) => page.getByRole("button", { name: "Tooltip" }).focus(),
    shown: (page) => page.getByRole("tooltip"),
  },
  toast: { open: pressed("Toast"), shown: (page) => page.getByRole("dialog") },
};

const nameOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, "-")
    .replaceAll(/^-|-$/g, "");

async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.clock.runFor(SETTLED_MS);
}

const shoot = async (page: Page, fullPage: boolean): Promise<PNG> =>
  PNG.sync.read(await page.screenshot({ fullPage, animations: "disabled" }));

/** The whole pixels of a picture that hold a box and a margin around it. */
function within(picture: PNG, box: Box): Box {
  const x = Math.max(0, Math.floor(box.x) - MARGIN_PX);
  const y = Math.max(0, Math.floor(box.y) - MARGIN_PX);
  const right = Math.min(picture.width, Math.ceil(box.x + box.width) + MARGIN_PX);
  const bottom = Math.min(picture.height, Math.ceil(box.y + box.height) + MARGIN_PX);
  return { x, y, width: right - x, height: bottom - y };
}
