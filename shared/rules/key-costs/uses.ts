import { TEXTS } from "../../content/texts/catalog.ts";
import { KEY_COSTS } from "./numbers.ts";

/** What speeds call a hundred words: five characters each. */
const HUNDRED_WORDS = 500;

/** How often each pair of keys, and each key, comes in a hundred words of our texts. */
export interface Uses {
  readonly pairs: ReadonlyMap<string, number>;
  readonly keys: ReadonlyMap<string, number>;
}

/** Small letters, and what stands between words. */
const PLAIN = /^[a-z ,.'-]{2}$/;

let counted: Uses | undefined;

/** Of the commonest pairs, and of every key. Counted once, when first asked for. */
export const usesInTexts = (): Uses => (counted ??= usesIn(TEXTS.map(({ body }) => body)));

function usesIn(texts: readonly string[]): Uses {
  const pairs = new Map<string, number>();
  const keys = new Map<string, number>();
  let all = 0;
  for (const text of texts) {
    all += text.length;
    for (let at = 0; at < text.length; at++) {
      count(keys, text.charAt(at));
      const pair = text.slice(at - 1, at + 1);
      if (at > 0 && PLAIN.test(pair)) count(pairs, pair);
    }
  }
  const inWords = (each: readonly (readonly [string, number])[]) =>
    new Map(each.map(([part, times]) => [part, (times / all) * HUNDRED_WORDS] as const));
  // Equals in the order of the alphabet, so that every process keeps the same.
  const commonest = [...pairs].toSorted(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
  return { pairs: inWords(commonest.slice(0, KEY_COSTS.pairs)), keys: inWords([...keys]) };
}

const count = (counts: Map<string, number>, of: string): void => void counts.set(of, (counts.get(of) ?? 0) + 1);
