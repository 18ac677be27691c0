/** Keeps the screen on while this page is seen. @returns undefined where the browser can't, or doesn't now */
export async function keepAwake(): Promise<WakeLockSentinel | undefined> {
  try {
    return await navigator.wakeLock.request("screen");
  } catch {
    return undefined;
  }
}
