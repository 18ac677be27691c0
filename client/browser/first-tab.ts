/**
 * Whether this tab is the first of its browser that asks by this name, as long as it is open. Where tabs can't know of each other,
 * each is.
 *
 * @param leaving gives the place to the next that asks
 */
export const isFirstTab = (name: string, leaving: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    // Only secure contexts have it.
    const locks = "locks" in navigator ? navigator.locks : undefined;
    if (!locks) return resolve(true);
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      resolve(lock !== null && !leaving.aborted);
      return lock && !leaving.aborted
        ? new Promise((release) => leaving.addEventListener("abort", () => release()))
        : undefined;
    };
    void locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
