import type { TextID } from "../ids.ts";
import { pick, type Dice } from "./chance.ts";

/** A text comes back to a racer after this many races at the earliest. @source rules Race Text */
export const TEXT_MEMORY = 50;

/**
 * Chooses a text that none of the racers had lately. Where every text is known to somebody, the one that was longest ago
 * for whoever had it last.
 *
 * @param recents each racer's latest texts, newest first
 */
export function chooseText(texts: readonly TextID[], recents: readonly (readonly TextID[])[], dice: Dice): TextID {
  const racesAgo = new Map<TextID, number>();
  for (const recent of recents) {
    for (const [ago, textID] of recent.slice(0, TEXT_MEMORY).entries()) {
      racesAgo.set(textID, Math.min(ago, racesAgo.get(textID) ?? TEXT_MEMORY));
    }
  }
  const agoOf = (textID: TextID): number => racesAgo.get(textID) ?? TEXT_MEMORY;
  const longest = Math.max(...texts.map(agoOf));
  return pick(
    dice,
    texts.filter((textID) => agoOf(textID) === longest),
  );
}
