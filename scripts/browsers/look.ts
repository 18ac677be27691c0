/** What a visitor sees on a page. Each function runs in the page, alone: it can use nothing of this file. */
import type { Point } from "./screen.ts";

export function isThere(selector: string, words: string): boolean {
  return [...document.querySelectorAll<HTMLElement>(selector)].some(
    (each) => each.checkVisibility() && each.innerText.replaceAll(/\s+/g, " ").includes(words),
  );
}

/** The middle of the first thing with these words, its label's or its own, where nothing lies over it. */
export function placeOf(selector: string, words: string): Point | undefined {
  const wordsOf = (each: HTMLElement): string => {
    const label = each instanceof HTMLInputElement ? each.labels?.[0]?.innerText : undefined;
    return (each.ariaLabel ?? label ?? each.innerText).replaceAll(/\s+/g, " ");
  };
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) => each.checkVisibility() && wordsOf(each).includes(words),
  );
  if (!found) return undefined;
  found.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const there = document.elementFromPoint(x, y);
  return there && (found.contains(there) || there.contains(found)) ? { x, y } : undefined;
}

/** Whether the browser keeps who somebody is when the page is loaded anew. */
export function remembers(): boolean {
  try {
    localStorage.setItem("a trial", "");
    localStorage.removeItem("a trial");
    return true;
  } catch {
    return false;
  }
}

export function textOfRace(): string | undefined {
  if (!document.querySelector('main[data-stage="racing"]')) return undefined;
  return document.querySelector<HTMLElement>("[data-race-text]")?.innerText;
}

/** Whether all has come, and nothing fades, slides or counts. Scenes that move for ever don't matter. */
export function isStill(): boolean {
  const isMoving = document
    .getAnimations()
    .some(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
  const hasAll = [...document.images].every(({ complete }) => complete) && document.fonts.status === "loaded";
  return hasAll && !isMoving && !document.querySelector("[data-now], [aria-busy=true]");
}

/** What is wrong in a picture that nobody looks at. */
export function troublesOf(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const troubles = scrollWidth > clientWidth + 1 ? [`wider than the screen by ${scrollWidth - clientWidth}`] : [];
  for (const { complete, naturalWidth, src } of document.images) {
    if (complete && naturalWidth === 0 && src !== "") troubles.push(`no picture: ${src.slice(0, 80)}`);
  }
  for (const { family, weight, status } of document.fonts) {
    if (status === "error" && !family.includes("Fallback")) troubles.push(`no font: ${family} ${weight}`);
  }
  return troubles;
}
