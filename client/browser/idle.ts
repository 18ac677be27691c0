/** Runs something when the page has nothing else to do. @returns stops it */
export function whenIdle(run: () => void): () => void {
  try {
    const id = requestIdleCallback(run, { timeout: 3_000 });
    return () => cancelIdleCallback(id);
  } catch {
    const timer = setTimeout(run, 1_000);
    return () => clearTimeout(timer);
  }
}
