/** What aliases of one language are made of: any first word goes with any second one, in the order of the language. */
export interface AliasWords {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

export const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/);
