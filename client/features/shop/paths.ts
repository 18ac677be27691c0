import type { PageAddress } from "#shared/content/pages.ts";
import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";

export const SHOP = "/shop";
export const itemPath = ({ type, id }: Pick<ShopItem, "type" | "id">): PageAddress => `/shop/${type}/${id}`;
