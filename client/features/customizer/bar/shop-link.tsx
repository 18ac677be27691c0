import { ShoppingBag } from "lucide-react";

import { LinkButton } from "../../../ui/controls/link-button.tsx";
import type { Piece } from "../pieces.ts";
import { useSoldNow } from "../sold-now.ts";

/** To the piece in the shop, as long as it is sold there and isn't owned. */
export function ShopLink({ piece }: { readonly piece: Piece | undefined }) {
  const sold = useSoldNow();
  if (!piece || piece.isOwned || !sold.has(piece.loot.lootID)) return null;
  return (
    <LinkButton to={`/shop/loot/${piece.loot.lootID}`} kind="primary" icon={<ShoppingBag aria-hidden />}>
      See it in the shop
    </LinkButton>
  );
}
