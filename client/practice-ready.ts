/** Long after a page is there: its first seconds belong to the page. */
const LATE_MS = 8_000;

/** Keeps the practice page in this browser for the day the network is gone. Not while a race is on, nor to save data. */
export function keepPracticeReady(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || connection?.saveData === true) return;
  const timer = setInterval(() => {
    if (document.hidden || /^\/(race|play)(\/|$)/.test(location.pathname)) return;
    clearInterval(timer);
    navigator.serviceWorker.register("/practice-worker.js").catch((problem: unknown) => {
      console.warn("Practice will not be there offline:", problem);
    });
  }, LATE_MS);
}
