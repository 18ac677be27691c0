import type { Locator, Page } from "playwright";

/** What a hand takes on average, in seconds (keystroke-level model): to point and press, to strike a key, and to think before either. */
const SECONDS = { click: 1.3, key: 0.28, think: 1.35 } as const;

/** Somebody's hands on a page: each press of the mouse and of a key is counted. */
export class CountedHands {
  readonly page: Page;
  clicks = 0;
  keys = 0;
  #steps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks++;
    this.#steps++;
    await target.click();
  }

  /** Clicks into a field and types. */
  async type(field: Locator, text: string): Promise<void> {
    await this.click(field);
    this.keys += text.length;
    await field.fill(text);
  }

  /** Chooses from a list: a press that opens it, and one on what is chosen. */
  async choose(list: Locator, label: string): Promise<void> {
    this.clicks += 2;
    this.#steps++;
    await list.selectOption({ label });
  }

  /** How long the hands would take, however slow the machine of the test is. */
  get seconds(): number {
    return this.clicks * SECONDS.click + this.keys * SECONDS.key + this.#steps * SECONDS.think;
  }
}
