import type { SectionID } from "#shared/ids.ts";

import { ofThisTab } from "../../browser/storages.ts";

const KEY = "redline-own-texts";
const KEPT = 5;

interface Kept {
  readonly sectionID: SectionID;
  readonly texts: readonly string[];
}

/** The own texts that a class raced from this tab, the last first. No server keeps them. */
export function ownTextsOf(sectionID: SectionID): readonly string[] {
  const kept = read();
  return kept?.sectionID === sectionID ? kept.texts : [];
}

/** @returns what is kept with it */
export function keepOwnText(sectionID: SectionID, text: string): readonly string[] {
  const others = ownTextsOf(sectionID).filter((other) => other !== text);
  const texts = [text, ...others].slice(0, KEPT);
  ofThisTab.setItem(KEY, JSON.stringify({ sectionID, texts } satisfies Kept));
  return texts;
}

function read(): Kept | undefined {
  try {
    const { sectionID, texts } = JSON.parse(ofThisTab.getItem(KEY) ?? "null") as Kept;
    return Array.isArray(texts) ? { sectionID, texts: texts.filter((text) => typeof text === "string") } : undefined;
  } catch {
    return undefined;
  }
}
