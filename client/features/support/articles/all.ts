import type { ArticleSlug } from "#shared/content/support.ts";

import type { Article, Topic } from "../article.ts";
import { account } from "./account.ts";
import { comfort } from "./comfort.ts";
import { competing } from "./competing.ts";
import { fairPlay } from "./fair-play.ts";
import { moreRacing } from "./more-racing.ts";
import { parents } from "./parents.ts";
import { racing } from "./racing.ts";
import { teachers } from "./teachers.ts";
import { teams } from "./teams.ts";
import { together } from "./together.ts";
import { winnings } from "./winnings.ts";

/** In the order of the page. */
export const TOPICS: readonly Topic[] = [
  racing,
  moreRacing,
  fairPlay,
  account,
  together,
  teams,
  winnings,
  competing,
  comfort,
  parents,
  teachers,
];

export const ARTICLES: readonly Article[] = TOPICS.flatMap(({ articles }) => articles);

/** The article at an address; undefined where there is none. */
export const articleAt = (slug: string): Article | undefined => ARTICLES.find((article) => article.slug === slug);

/** @throws where the list of articles lacks one, which a test would have said */
export function articleOf(slug: ArticleSlug): Article {
  const article = articleAt(slug);
  if (article === undefined) throw new Error(`article missing: ${slug}`);
  return article;
}
