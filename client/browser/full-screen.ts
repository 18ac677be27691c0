/** Whether the page may ask at all. */
export const mayFillScreen = (): boolean => document.fullscreenEnabled;

/** Whether something fills the screen already. */
export const isScreenFilled = (): boolean => document.fullscreenElement !== null;

/** Shows the whole page in full screen. A browser allows it only right after a key or a click. @returns whether it did */
export async function fillScreen(): Promise<boolean> {
  try {
    await document.documentElement.requestFullscreen({ navigationUI: "hide" });
    return true;
  } catch {
    return false;
  }
}

/** Gives the screen back if the page fills it. */
export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement !== document.documentElement) return;
  try {
    await document.exitFullscreen();
  } catch {
    // It was left already.
  }
}
