import { OWN_WORK_MS, within } from "./within.ts";

/** Puts a text on the clipboard, with the elder way where the page may not use the newer. @returns whether it is there */
export async function copyText(text: string): Promise<boolean> {
  try {
    await within(OWN_WORK_MS, navigator.clipboard.writeText(text));
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Plain http has no other way: a text that is selected, and the browser's own command. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position: fixed; opacity: 0";
  // Inside an open dialog: nothing outside of it can be selected.
  (before?.closest("dialog, [role=dialog]") ?? document.body).append(field);
  try {
    field.select();
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Whether the browser has a list of places to share something to. */
export const canShare = (): boolean => "share" in navigator;

/** Lets the player choose where to share something. @returns false where the browser refuses, true also if they chose nothing */
export async function shareOn(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (problem) {
    return problem instanceof DOMException && problem.name === "AbortError";
  }
}
