/** Long after a page is there: its first seconds belong to the page. */
const LATE_MS = 8_000;

/** Keeps the practice page in this browser for the day the network is gone. Not while a race is on. */
export function keepPracticeReady(): void {
  if (!import.meta.env.PROD) return;
  const timer = setInterval(() => {
    if (document.hidden || /^\/(race|play)(\/|$)/.test(location.pathname)) return;
    clearInterval(timer);
    import("./net/own-workers.ts").then(({ keepPractice }) => keepPractice()).catch(console.warn);
  }, LATE_MS);
}
