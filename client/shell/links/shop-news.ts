import { hasShopNews } from "#shared/rules/shop/news.ts";
import type { Stamp } from "#shared/units.ts";

import { opens } from "./open-feature.ts";
import type { Viewer } from "./viewer.ts";

/** Whether the shop has something that the viewer hasn't seen yet. @source core §3 visitedShop */
export const isShopNew = (viewer: Viewer, now: Stamp): boolean =>
  viewer.user !== undefined &&
  hasShopNews(viewer.user.visitedShop, now, {
    isGold: viewer.user.membership === "gold",
    isDailyOpen: opens("show_daily_shop_items", viewer),
  });
