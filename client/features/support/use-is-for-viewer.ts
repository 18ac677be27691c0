import type { ArticleSlug } from "#shared/content/support.ts";

import { isToldOfGold } from "../../shell/links/open-feature.ts";
import { useViewer } from "../../shell/links/viewer.ts";
import type { Article } from "./article.ts";

/** Says nothing but what gold brings. */
const OF_GOLD: ArticleSlug = "gold";

/** Tells the articles that the viewer is led to: no pupil to one that praises gold. @source rules Privacy */
export function useIsForViewer(): (article: Pick<Article, "slug">) => boolean {
  const isTold = isToldOfGold(useViewer());
  return ({ slug }) => isTold || slug !== OF_GOLD;
}
