import type { Promotion } from "../../content/promotions.ts";
import type { Stamp } from "../../units.ts";
import { goldSaleAgain, showsGoldSale } from "./gold-sale.ts";
import { productAgain, showsProduct } from "./product-promotion.ts";
import type { Shopper } from "./promotion.ts";

/** Whether a player is told of a promotion, by what kind it is. @source teams-shop-seasons §9 */
export const showsPromotion = (promotion: Promotion, shopper: Shopper, now: Stamp): boolean =>
  promotion.kind === "goldSale" ? showsGoldSale(promotion, shopper, now) : showsProduct(promotion, shopper, now);

/** When a promotion may be shown again, once it was shown. @source teams-shop-seasons §9 */
export const promotionAgain = ({ kind }: Pick<Promotion, "kind">, shown: Stamp): Stamp =>
  kind === "goldSale" ? goldSaleAgain(shown) : productAgain(shown);

/** Whether it ends for a player once it was closed: a sale is told again each day, to who has no gold. @source teams-shop-seasons §9 */
export const isToldOnce = ({ kind }: Pick<Promotion, "kind">, { isGold }: Pick<Shopper, "isGold">): boolean =>
  kind === "product" || isGold;
