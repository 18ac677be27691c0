const LIST = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Words in a row, such as "a, b and c". */
export const formatList = (words: readonly string[]): string => LIST.format(words);
