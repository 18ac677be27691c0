import type { LESSON, PRACTICE, PageAddress } from "#shared/content/pages.ts";
import type { ArticleSlug } from "#shared/content/support.ts";

/** A paragraph, a list, what to do in order, or what must not be overlooked. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly note: string };

export interface Part {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A page that the article speaks of. */
export interface Way {
  readonly label: string;
  readonly to: PageAddress | `${PageAddress}#${string}` | typeof PRACTICE | typeof LESSON;
}

export interface Article {
  readonly slug: ArticleSlug;
  readonly title: string;
  /** The answer, for who reads no further. */
  readonly short: string;
  readonly parts: readonly Part[];
  readonly ways: readonly Way[];
  readonly related: readonly ArticleSlug[];
  /** Single words by which people look for it, and which it doesn't say. */
  readonly also: readonly string[];
}

/** Whom a topic is written for. */
export type Reader = "players" | "parents" | "teachers";

export interface Topic {
  readonly title: string;
  readonly reader: Reader;
  readonly articles: readonly Article[];
}
