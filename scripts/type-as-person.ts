import type { Page } from "playwright";

const MS_PER_KEY = 140;

/** Types at a human speed inside the page: a machine without a GPU draws too slowly to wait for each key. */
export async function typeAsPerson(page: Page, text: string): Promise<void> {
  await page.evaluate(
    async ([keys, msPerKey]) => {
      let dueMs = performance.now();
      for (const key of keys) {
        dueMs += msPerKey * (0.4 + 1.2 * Math.random() ** 2 + (key === " " ? 0.6 * Math.random() : 0));
        if (dueMs > performance.now()) await new Promise((resolve) => setTimeout(resolve, dueMs - performance.now()));
        const press = new KeyboardEvent("keydown", { key });
        dispatchEvent(Object.defineProperty(press, "timeStamp", { value: dueMs }));
      }
    },
    [text, MS_PER_KEY] as const,
  );
}
