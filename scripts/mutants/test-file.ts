import { expect } from "vitest";

declare global {
  /** Put there by `recorder.mjs` where places are recorded. */
  var redlineTestFile: ((file: string) => void) | undefined;
}

globalThis.redlineTestFile?.(expect.getState().testPath ?? "");
