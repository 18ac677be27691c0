import type { BrowserContext } from "playwright";

/** Pages without the guard of `foreign-hands.ts`: it leaves a browser alone whose functions it can't replace. */
export const unguarded = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    for (const name of ["removeChild", "insertBefore"] as const) {
      const value: unknown = Object.getOwnPropertyDescriptor(Node.prototype, name)?.value;
      Object.defineProperty(Node.prototype, name, { get: () => value });
    }
  });
