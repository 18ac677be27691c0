import MiniSearch from "minisearch";

import type { Article, Block } from "./article.ts";

/** Longer questions than anybody types into a small field. */
export const LONGEST_QUESTION = 80;

const MOST_SHOWN = 12;
/** What fits so much worse than the best isn't shown. */
const LEAST_SHARE = 0.15;

/** Words of questions that say nothing of what is asked, and what an apostrophe leaves of them. */
const EMPTY_WORDS: ReadonlySet<string> = new Set([
  "a",
  "am",
  "an",
  "and",
  "are",
  "can",
  "did",
  "do",
  "does",
  "don",
  "doesn",
  "for",
  "from",
  "get",
  "has",
  "have",
  "how",
  "i",
  "if",
  "in",
  "is",
  "it",
  "m",
  "me",
  "my",
  "not",
  "of",
  "on",
  "or",
  "s",
  "so",
  "t",
  "the",
  "there",
  "to",
  "was",
  "what",
  "when",
  "where",
  "which",
  "who",
  "why",
  "with",
  "you",
  "your",
]);

/** All that a block says. */
export const wordsOf = (block: Block): readonly string[] =>
  typeof block === "string" ? [block] : "list" in block ? block.list : "steps" in block ? block.steps : [block.note];

/** All that an article says after its title. */
export const textOf = ({ short, parts }: Article): string =>
  [short, ...parts.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(wordsOf)])].join(" ");

/**
 * Makes the search over some articles: it takes typos, words that aren't written out, and a question in whole words.
 *
 * @returns what finds articles by a question, the best first; none by nothing
 */
export function searchOver(articles: readonly Article[]): (question: string) => readonly Article[] {
  const found = new MiniSearch<{
    readonly id: number;
    readonly title: string;
    readonly also: string;
    readonly text: string;
  }>({
    fields: ["title", "also", "text"],
    processTerm: (term) => {
      const word = term.toLowerCase();
      return EMPTY_WORDS.has(word) ? null : word;
    },
    searchOptions: {
      boost: { title: 4, also: 3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  found.addAll(
    articles.map((article, id) => ({ id, title: article.title, also: article.also.join(" "), text: textOf(article) })),
  );
  return (question) => {
    const hits = found.search(question.slice(0, LONGEST_QUESTION));
    const least = LEAST_SHARE * (hits[0]?.score ?? 0);
    return hits
      .filter(({ score }) => score >= least)
      .slice(0, MOST_SHOWN)
      .flatMap(({ id }) => articles[Number(id)] ?? []);
  };
}
