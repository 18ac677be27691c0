import type { Locator, Page } from "playwright";

/** What of these parts is shown and lies over another one, by the parts' own selectors. */
export const overlapsOn = (page: Page, parts: readonly string[]): Promise<string[]> =>
  page.evaluate((selectors) => {
    const shown = selectors.flatMap((name) => {
      const box = document.querySelector(name)?.getBoundingClientRect();
      return box && box.width > 0 && box.height > 0 ? [{ name, box }] : [];
    });
    return shown.flatMap(({ name, box }, at) =>
      shown.slice(at + 1).flatMap((other) => {
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        return width > 1 && height > 1 ? [`${name} and ${other.name}`] : [];
      }),
    );
  }, parts);

/** Buttons whose picture has no room: each needs a good part of its button's height, in both directions. */
export const flatIconsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("button:has(> svg:only-child)")].flatMap((button) => {
      const icon = button.querySelector("svg")?.getBoundingClientRect();
      const { height } = button.getBoundingClientRect();
      const least = height * 0.3;
      return height > 0 && icon && (icon.width < least || icon.height < least || icon.width < icon.height * 0.9)
        ? [`${button.getAttribute("aria-label") ?? ""}: ${icon.width} x ${icon.height} of ${height}`]
        : [];
    }),
  );

/** Whether a person could press it: nothing else lies over its middle. */
export async function isUncovered(part: Locator): Promise<boolean> {
  await part.scrollIntoViewIfNeeded();
  return part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  });
}

/** How far below one part the next one begins. */
export async function gapBelow(upper: Locator, lower: Locator): Promise<number> {
  const [first, second] = [await upper.boundingBox(), await lower.boundingBox()];
  return (second?.y ?? NaN) - (first?.y ?? NaN) - (first?.height ?? NaN);
}

/** How far apart the middles of two parts are that stand beside each other. */
export async function unlevel(one: Locator, other: Locator): Promise<number> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  const middleOf = (box: typeof first): number => (box?.y ?? NaN) + (box?.height ?? NaN) / 2;
  return Math.abs(middleOf(first) - middleOf(second));
}

/** Which of these parts a person doesn't see whole: they are cut off, or something lies over their middle. */
export const hiddenOn = (page: Page, parts: readonly string[]): Promise<string[]> =>
  Promise.all(
    parts.map((part) =>
      page.locator(part).evaluateAll((all) =>
        all.flatMap((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          const isOnPage = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
          const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          const isThere = there !== null && (element.contains(there) || there.contains(element));
          return isOnPage && isThere ? [] : [element.textContent.trim()];
        }),
      ),
    ),
  ).then((each) => each.flat());
