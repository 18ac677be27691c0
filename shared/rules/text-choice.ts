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
  const racesAgo = (textID: TextID): number =>
    Math.min(
      ...recents
        .map((recent) => recent.slice(0, TEXT_MEMORY).indexOf(textID))
        .map((at) => (at === -1 ? TEXT_MEMORY : at)),
      TEXT_MEMORY,
    );
  const longest = Math.max(...texts.map(racesAgo));
  return pick(
    dice,
    texts.filter((textID) => racesAgo(textID) === longest),
  );
}
