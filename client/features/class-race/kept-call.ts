import type { SectionID } from "#shared/ids.ts";

import { isFirstTab } from "../../browser/first-tab.ts";
import { ofThisTab } from "../../browser/storages.ts";

const KEY = "redline-class-call";

/** Whether this tab is the one of its browser that leads to the lesson. */
export const leads = (leaving: AbortSignal): Promise<boolean> => isFirstTab(KEY, leaving);

/** Whether this tab has led to the lesson that goes on, also before a reload. */
export const wasCalled = (sectionID: SectionID): boolean => ofThisTab.getItem(KEY) === String(sectionID);

export const keepCall = (sectionID: SectionID): void => ofThisTab.setItem(KEY, String(sectionID));

/** The lesson is over: the next one calls again. */
export const forgetCall = (): void => ofThisTab.removeItem(KEY);
