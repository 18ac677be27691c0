/** Aborts after a while, and when nobody waits any more. */
export function limited(spanMs: number, leaving: AbortSignal): AbortSignal {
  const over = new AbortController();
  const end = (): void => {
    clearTimeout(timer);
    leaving.removeEventListener("abort", end);
    over.abort();
  };
  const timer = setTimeout(end, spanMs);
  if (leaving.aborted) end();
  else leaving.addEventListener("abort", end);
  return over.signal;
}
