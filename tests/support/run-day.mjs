// Plain JavaScript: processes of any Node begin with it, and pages have the same.

/** How far the day of this run is from the one outside. */
export const shiftMs = Number(globalThis.process?.env.REDLINE_TEST_SHIFT_MS ?? 0);

/** Moves the clock of this process or page. */
export const liveOn = (shiftMs) => {
  const Outside = Date;
  const outsideNow = Outside.now;
  Outside.now = () => outsideNow() + shiftMs;
  globalThis.Date = new Proxy(Outside, {
    apply: () => new Outside(Outside.now()).toString(),
    construct: (of, given, by) => Reflect.construct(of, given.length === 0 ? [of.now()] : given, by),
  });
  Object.defineProperty(performance, "timeOrigin", { value: performance.timeOrigin + shiftMs, configurable: true });
};
