import type { Page } from "playwright";

/** Scenes are drawn in plain elements from the start, however crowded the machine is. */
export const withoutWebGL = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const getContext: unknown = Reflect.get(HTMLCanvasElement.prototype, "getContext");
    const without = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]): unknown {
      return kind.startsWith("webgl") ? null : Reflect.apply(getContext as () => unknown, this, [kind, ...rest]);
    };
    Reflect.set(HTMLCanvasElement.prototype, "getContext", without);
  });
