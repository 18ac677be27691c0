/** The press of Enter in a key log. */
export const NITRO_KEY = "\n";

/** The word at a position of the text: from its first character to after its last. */
export function wordAt(text: string, at: number): { readonly from: number; readonly to: number } {
  const to = text.indexOf(" ", at);
  return { from: text.lastIndexOf(" ", at - 1) + 1, to: to === -1 ? text.length : to };
}

/**
 * How many characters a nitro would skip here: the rest of the word and the space after it. 0 in the first and last
 * word, and where the word is complete: a nitro is never wasted.
 *
 * @source rules Race Nitro
 */
export function nitroReach(text: string, typed: number): number {
  const { from, to } = wordAt(text, typed);
  return from === 0 || to === text.length || to === typed ? 0 : to + 1 - typed;
}

/** Whether the word at a position is among the longest of the text. */
export function isLongestWord(text: string, at: number): boolean {
  const { from, to } = wordAt(text, at);
  return text.split(" ").every((word) => word.length <= to - from);
}
