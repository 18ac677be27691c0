/** What somebody types with, as they say in their settings. */
export const HANDS = ["usual", "steno", "word-keyboard", "switch", "eye", "voice", "phone"] as const;
export type Hands = (typeof HANDS)[number];

const PHRASE_HANDS: ReadonlySet<Hands> = new Set(["steno", "word-keyboard", "voice"]);

/** Whether whole words and phrases come at once: then a long one is text like any other, and no burst. */
export const writesPhrases = (hands: Hands): boolean => PHRASE_HANDS.has(hands);
