import { setTimeout as wait } from "node:timers/promises";

import type { Key } from "../../shared/rules/race/keys.ts";
import type { Album } from "./album.ts";
import { isStill, isThere, placeOf, textOfRace, troublesOf } from "./look.ts";
import type { Point, Screen } from "./screen.ts";
import { until } from "./until.ts";

/** How long a picture waits for a page to be still. */
const RESTS_MS = 2_000;

/** Somebody in front of a screen: looks, points and types. */
export class Visitor {
  readonly screen: Screen;
  readonly #album: Album;
  readonly #name: string;

  constructor(screen: Screen, album: Album, name: string) {
    this.screen = screen;
    this.#album = album;
    this.#name = name;
  }

  /** Waits until something that a selector names is in sight, with these words in it. */
  async sees(selector: string, words = ""): Promise<void> {
    await this.#until(`sees "${words}" in ${selector}`, () => this.screen.run(isThere, selector, words));
  }

  async clicks(selector: string, words = ""): Promise<void> {
    await this.screen.click(await this.#finds(selector, words));
  }

  async taps(selector: string, words = ""): Promise<void> {
    await this.screen.tap(await this.#finds(selector, words));
  }

  /** Types into whatever has the focus. */
  async types(text: string): Promise<void> {
    for (const character of text) await this.screen.press(character);
  }

  /** Presses keys in time, the first one at once. */
  async presses(keys: readonly Pick<Key, "atMs" | "character">[]): Promise<void> {
    const startMs = performance.now() - (keys[0]?.atMs ?? 0);
    for (const { atMs, character } of keys) {
      await wait(Math.max(0, startMs + atMs - performance.now()));
      await this.screen.press(character);
    }
  }

  /** The text of the race, when it may be typed. */
  textOfRace(): Promise<string> {
    return this.#until("may type", async () => (await this.screen.run(textOfRace)) ?? undefined);
  }

  /** Keeps a picture of what is in sight, in which nothing may be wrong. */
  async keeps(title: string): Promise<void> {
    await this.#rests();
    await this.#album.keep(`${title}-${this.#name}`, await this.screen.picture());
    const troubles = [...(await this.screen.run(troublesOf)), ...(await this.screen.problems())];
    if (troubles.length > 0) throw new Error(`${title}, ${this.#name}: ${troubles.join("; ")}`);
  }

  /** Waits until the page is still; some parts of a race never are. */
  async #rests(): Promise<void> {
    const endMs = performance.now() + RESTS_MS;
    while (!(await this.screen.run(isStill)) && performance.now() < endMs) await wait(100);
  }

  /** The middle of something that can be pressed there, once it rests. */
  async #finds(selector: string, words: string): Promise<Point> {
    let last: Point | undefined;
    return this.#until(`finds "${words}" in ${selector}`, async () => {
      const place = (await this.screen.run(placeOf, selector, words)) ?? undefined;
      const isAtRest = place !== undefined && last?.x === place.x && last.y === place.y;
      last = place;
      return isAtRest && place;
    });
  }

  /** Waits, and keeps a picture of what is there instead. */
  async #until<Found>(what: string, look: () => Promise<Found | false | undefined>): Promise<Found> {
    try {
      return await until(`${this.#name} ${what}`, look);
    } catch (problem) {
      await this.#album.keep(`instead-${this.#name}`, await this.screen.picture());
      throw problem;
    }
  }
}
