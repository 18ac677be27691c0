/** Long after the page has loaded, so as not to slow it. */
const LATE_MS = 8_000;

/** Caches the practice page in this browser for offline use. Not during a race. */
export function keepPracticeReady(): void {
  if (!import.meta.env.PROD) return;
  const timer = setInterval(() => {
    if (document.hidden || /^\/(race|play)(\/|$)/.test(location.pathname)) return;
    clearInterval(timer);
    import("./practice-late.ts").then(({ readyPractice }) => readyPractice()).catch(console.warn);
  }, LATE_MS);
}
