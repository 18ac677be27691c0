import { useEffect } from "react";

import { visitShop } from "../../data/shop/use-shop.ts";
import { CallProblem } from "../../net/call.ts";
import { isShopNew } from "../../shell/links/shop-news.ts";
import { useViewer } from "../../shell/links/viewer.ts";
import { useNow } from "../../ui/use-now.ts";

/** Says once that the player looks into the shop, as long as it has something new for them. */
export function useShopVisit(isHere: boolean): void {
  const viewer = useViewer();
  const isDue = isShopNew(viewer, useNow()) && isHere;
  useEffect(() => {
    if (!isDue) return;
    visitShop().catch((problem: unknown) => {
      // The mark in the menu stays for another time.
      if (!(problem instanceof CallProblem)) throw problem;
    });
  }, [isDue]);
}
