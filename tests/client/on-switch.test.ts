import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { onSwitch } from "../../client/race/screen/switch/on-switch.ts";

/** As much of an element as is looked at. */
class Piece {
  readonly #is: string;

  constructor(is: string) {
    this.#is = is;
  }

  closest(what: string): Piece | null {
    return what.split(", ").includes(this.#is) ? this : null;
  }
}

let nowMs = 10_000;
let heard: number[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("Element", Piece);
  heard = [];
  stop = onSwitch((atMs) => heard.push(atMs));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Whether the page is left to do with it what it does. */
function happens(type: string, what: object, target: Piece): boolean {
  nowMs += 1_000;
  const event = new Event(type, { cancelable: true });
  for (const [key, value] of Object.entries({ ...what, target, timeStamp: nowMs }))
    Object.defineProperty(event, key, { value });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}
const press = (key: string, target: Piece): boolean =>
  [happens("keydown", { key, repeat: false }, target), happens("keyup", { key }, target)].every(Boolean);

const BUTTON = new Piece("button");
const PAGE = new Piece("body");

it("hears the switch again after a helper clicked a button, which keeps the focus", () => {
  expect(happens("pointerdown", { button: 0 }, BUTTON)).toBe(true);
  expect(heard).toEqual([]);
  expect(press(" ", BUTTON)).toBe(false);
  expect(press("Enter", BUTTON)).toBe(false);
  expect(heard).toHaveLength(2);
});

it("leaves a button to who comes to it by Tab, and hears the switch again a while later", () => {
  press("Tab", PAGE);
  expect(press("Enter", BUTTON)).toBe(true);
  expect(press(" ", BUTTON)).toBe(true);
  expect(heard).toEqual([]);
  nowMs += 10_000;
  expect(press(" ", BUTTON)).toBe(false);
  expect(heard).toHaveLength(1);
});

it("leaves dialogs their presses", () => {
  expect(press(" ", new Piece("[role=dialog]"))).toBe(true);
  expect(happens("pointerdown", { button: 0 }, new Piece("[role=alertdialog]"))).toBe(true);
  expect(heard).toEqual([]);
});
