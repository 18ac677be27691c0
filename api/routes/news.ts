import * as contracts from "#shared/contracts/news/news.ts";
import { lookAtNews } from "#shared/server/news/own-news.ts";
import { newsPage, newsPostPage } from "#shared/server/news/pages.ts";
import { perform } from "#shared/server/platform/work.ts";
import { selfPartsOf } from "#shared/server/self/parts.ts";
import type { Services } from "#shared/server/services.ts";
import type { Stamp } from "#shared/units.ts";

import { route } from "../route.ts";

/** @source teams-shop-seasons §7 */
export const newsRoutes = ({ news }: Pick<Services, "news">) => [
  route(contracts.newsList, ({ app, query }) => newsPage(news, app.nowStamp(), query)),
  route(contracts.newsPost, ({ app, params: { id } }) => newsPostPage(news, app.nowStamp(), id)),
  route(contracts.lookAtNews, async ({ app, identity: { userID }, body: { lastNews } }) => {
    const [newest] = await news.published(app.nowStamp());
    // Nobody has seen what is still to come.
    const upto = newest && (Math.min(lastNews, newest.head.stamp) as Stamp);
    if (upto !== undefined) await perform(app, (work) => lookAtNews(work, userID, upto));
    return selfPartsOf(app, userID, ["news"]);
  }),
];
