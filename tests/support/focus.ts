import type { Locator, Page } from "playwright";
import { expect } from "vitest";

/** One stop of the Tab key. */
export interface Stop {
  readonly name: string;
  /** An outline or a shadow shows where the keyboard is. */
  readonly hasMark: boolean;
  readonly isInView: boolean;
}

const MOST_STOPS = 150;
/** What matters most on a page is not further from its beginning. */
const NEAR_STOPS = 22;
/** Far longer than the keyboard takes to get anywhere. */
const FOCUS_MS = 15_000;

/** Presses Tab until the keyboard has been everywhere, and says where it was, in order. */
export async function walkByTab(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(() =>
    document.querySelectorAll("[data-walked]").forEach((one) => one.removeAttribute("data-walked")),
  );
  for (let count = 0; count < MOST_STOPS; count++) {
    await page.keyboard.press("Tab");
    const stop = await lookAtFocus(page);
    if (stop === "again") return stops;
    if (stop !== "nowhere") stops.push(stop);
  }
  throw new Error(`Tab never came back to where it was: ${stops.map((stop) => stop.name).join(", ")}`);
}

/** Goes everywhere by Tab, and finds nothing unmarked, out of view or left out. @returns the names of the stops */
export async function walk(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  const stops = await walkByTab(page);
  const unmarked = (stop: Stop): boolean => !stop.hasMark || !stop.isInView;
  expect(stops.filter(unmarked)).toEqual([]);
  expect(await missedByTab(page)).toEqual([]);
  return stops.map((stop) => stop.name);
}

/** Presses Tab until something of this name is focused, which must be near. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let count = 0; count < NEAR_STOPS && (await focusedName(page)) !== name; count++)
    await page.keyboard.press("Tab");
  expect(await focusedName(page)).toBe(name);
}

/** Presses Tab until this has the focus, once around the page at most. */
export async function tabOnto(page: Page, wanted: Locator): Promise<void> {
  for (let count = 0; count < MOST_STOPS; count++) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${String(wanted)}`);
}

export const hasFocus = (wanted: Locator): Promise<boolean> =>
  wanted.evaluate((element) => element === document.activeElement);

/** Where Tab can go and has not been since the last walk began. */
const missedByTab = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, [tabindex='0']")]
      .filter((one) => one.tabIndex >= 0 && !one.matches(":disabled, [inert] *, [aria-hidden=true] *, [data-walked]"))
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches("[type=radio]:not(:checked)"))
      .map((one) => one.ariaLabel ?? (one.textContent || one.tagName)),
  );

/** Waits until an opened dialog has taken the keyboard. */
export const untilInDialog = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('[role="dialog"]')?.contains(document.activeElement));
};

/** What is focused, for a test to compare. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.innerText : undefined;
    return focused instanceof HTMLElement ? (focused.ariaLabel ?? label ?? focused.innerText).trim() : "";
  });

/** Waits until something of this name has the keyboard. */
export async function untilFocusOn(page: Page, name: string): Promise<void> {
  await expect.poll(() => focusedName(page), { timeout: FOCUS_MS }).toBe(name);
}

const lookAtFocus = (page: Page): Promise<Stop | "again" | "nowhere"> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return "nowhere";
    if (focused.dataset.walked !== undefined) return "again";
    focused.dataset.walked = "";
    await Promise.allSettled(focused.getAnimations().map((movement) => movement.finished));
    const around = [focused, focused.parentElement, focused.nextElementSibling].filter((one) => one !== null);
    const looks = (): string =>
      around
        .flatMap((one) => ["", "::before", "::after"].map((part) => getComputedStyle(one, part)))
        .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
          outlineStyle === "none" ? boxShadow : `${outlineStyle} ${outlineWidth} ${outlineColor} ${boxShadow}`,
        )
        .join("|");
    const box = focused.getBoundingClientRect();
    const marked = looks();
    focused.blur();
    const plain = looks();
    focused.focus({ preventScroll: true });
    const label = "labels" in focused ? (focused.labels as NodeListOf<HTMLElement> | null)?.[0]?.innerText : undefined;
    return {
      name: (focused.ariaLabel ?? label ?? (focused.innerText || focused.tagName)).trim().replaceAll(/\s+/g, " "),
      hasMark: marked !== plain,
      isInView: box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
    };
  });
