import type { TextID } from "../ids.ts";
import { pick, type Dice } from "./chance.ts";

/** The minimum number of races before a racer gets a text again. @source rules Race Text */
export const TEXT_MEMORY = 50;

/**
 * Chooses a text that none of the racers had recently. If every text is known to somebody, the one whose last use is
 * longest ago.
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
