import { ofThisTab } from "../../../browser/storages.ts";

const KEY = "redline-bug-report";

/** What somebody has written and not sent yet: it lasts as long as the tab. */
export const keptDraft = (): string => ofThisTab.getItem(KEY) ?? "";

export function keepDraft(what: string): void {
  if (what === "") ofThisTab.removeItem(KEY);
  else ofThisTab.setItem(KEY, what);
}
