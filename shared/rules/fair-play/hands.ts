/** What somebody types with, as they say in their settings. */
export const HANDS = ["usual", "steno", "word-keyboard", "switch", "eye", "voice", "phone"] as const;
export type Hands = (typeof HANDS)[number];
