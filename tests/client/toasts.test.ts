import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { closeToast, showToasts, toast, TOAST_MS, toastManager } from "../../client/ui/overlay/toasts.ts";

let shown: string[] = [];

beforeEach(() => {
  shown = [];
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.spyOn(toastManager, "add").mockImplementation((said) => {
    if (typeof said.title === "string") shown.push(said.title);
    return "";
  });
});

afterEach(() => {
  showToasts()();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("what is said before the region stands is shown by it, once and in its order", () => {
  toast({ title: "Saved" });
  toast({ title: "Sent" });
  expect(shown).toEqual([]);
  const end = showToasts();
  expect(shown).toEqual(["Saved", "Sent"]);
  toast({ title: "Bought" });
  end();
  showToasts();
  expect(shown).toEqual(["Saved", "Sent", "Bought"]);
});

it("what nobody could show for as long as a toast stands is not shown any more, nor what was closed meanwhile", () => {
  toast({ title: "Long ago" });
  toast({ title: "Until it is closed", timeoutMs: 0 });
  vi.advanceTimersByTime(TOAST_MS);
  toast({ id: "request", title: "Withdrawn" });
  toast({ title: "Just now" });
  closeToast("request");
  showToasts();
  expect(shown).toEqual(["Until it is closed", "Just now"]);
});
