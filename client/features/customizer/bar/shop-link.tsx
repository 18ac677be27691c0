import { ShoppingBag } from "lucide-react";

import { offersAt } from "#shared/rules/shop/on-offer.ts";
import { stampOf } from "#shared/units.ts";

import { opens } from "../../../shell/open-feature.ts";
import { useViewer, type Viewer } from "../../../shell/viewer.ts";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import type { Piece } from "../pieces.ts";

/** To the piece in the shop, as long as it is sold there and isn't owned. */
export function ShopLink({ piece }: { readonly piece: Piece | undefined }) {
  const viewer = useViewer();
  if (!piece || piece.isOwned || !isSold(piece, viewer)) return null;
  return (
    <LinkButton to={`/shop/loot/${piece.loot.lootID}`} kind="primary" icon={<ShoppingBag aria-hidden />}>
      See it in the shop
    </LinkButton>
  );
}

function isSold({ loot: { lootID } }: Piece, viewer: Viewer): boolean {
  const isDailyOpen = opens("show_daily_shop_items", viewer);
  return offersAt(stampOf(new Date()), viewer.person.membership === "gold").some(
    ({ type, id, group }) => type === "loot" && id === lootID && (group !== "daily" || isDailyOpen),
  );
}
