import { useMemo } from "react";

import type { LootID } from "#shared/content/loot/loot.ts";
import { offersAt } from "#shared/rules/shop/on-offer.ts";

import { opens } from "../../shell/links/open-feature.ts";
import { useViewer } from "../../shell/links/viewer.ts";
import { useNow } from "../../ui/use-now.ts";

/** The loot that the shop sells to this player as the page opens. */
export function useSoldNow(): ReadonlySet<LootID> {
  const viewer = useViewer();
  const isGold = viewer.person.membership === "gold";
  const isDailyOpen = opens("show_daily_shop_items", viewer);
  const now = useNow();
  return useMemo(
    () =>
      new Set(
        offersAt(now, isGold)
          .filter(({ type, group }) => type === "loot" && (group !== "daily" || isDailyOpen))
          .map(({ id }) => id as LootID),
      ),
    [now, isGold, isDailyOpen],
  );
}
