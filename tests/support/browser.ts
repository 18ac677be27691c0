import { AxeBuilder } from "@axe-core/playwright";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright";

const FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** The sizes every screen must hold. */
export const SIZES = {
  desktop: { width: 1920, height: 1080 },
  chromebook: { width: 1366, height: 768 },
  phone: { width: 360, height: 740 },
} as const;

interface LaunchOptions {
  /** Draws WebGL without a graphics card, which takes a whole core; without, races show their plain scene. */
  readonly withWebGL?: boolean;
}

export const launch = ({ withWebGL = false }: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.REDLINE_CHROMIUM ?? "/usr/bin/chromium",
    args: [...FLAGS, withWebGL ? "--enable-unsafe-swiftshader" : "--disable-3d-apis"],
  });

/** A page in a browser of its own, and everything that went wrong in it. */
export async function newPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({ viewport: SIZES.chromebook, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => void problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  return { page, problems };
}

type Findings = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

const inWords = (violations: Findings): string[] =>
  violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`);

/** What axe finds on a page, or inside one part of it, in words. */
export async function violationsOf(page: Page, inside = "html"): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(inside).analyze();
  return inWords(violations);
}

/** What axe finds in the main part of a document that it has looked at before: quicker, as it is still there. */
export async function violationsInMain(page: Page): Promise<string[]> {
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (part: string) => Promise<{ violations: Findings }> } };
    return (await axe.run("main")).violations;
  });
  return inWords(findings);
}

export const isScrolling = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
  });
