const WITHIN_MS = 3_000;

/** Runs something once when the page has nothing else to do, or soon in any case. @returns stops it */
export function whenIdle(run: () => void): () => void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    run();
  };
  try {
    requestIdleCallback(once, { timeout: WITHIN_MS });
  } catch {
    // The timer runs it.
  }
  const timer = setTimeout(once, WITHIN_MS);
  return () => {
    isDone = true;
    clearTimeout(timer);
  };
}
