/** Whether the page may ask at all. */
export function mayFillScreen(): boolean {
  try {
    return document.fullscreenEnabled;
  } catch {
    return false;
  }
}

function filling(): Element | null {
  try {
    return document.fullscreenElement ?? null;
  } catch {
    return null;
  }
}

/** Whether something fills the screen already. */
export const isScreenFilled = (): boolean => filling() !== null;

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
  if (filling() !== document.documentElement) return;
  try {
    await document.exitFullscreen();
  } catch {
    // It was left already.
  }
}
