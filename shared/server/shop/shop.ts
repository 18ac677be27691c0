import { DEALERSHIP_IDS, NITRO_PACK } from "../../content/shop.ts";
import type { Dealership, Shop, ShopItem } from "../../contracts/economy/shop-shapes.ts";
import type { UserID } from "../../ids.ts";
import { isStarterCar } from "../../rules/events/starter-car.ts";
import { seasonAt } from "../../rules/seasons/calendar.ts";
import type { Group, Offer } from "../../rules/shop/offer.ts";
import { offersAt } from "../../rules/shop/on-offer.ts";
import { noReturn, returnableUntil } from "../../rules/shop/returns.ts";
import { dayOf, startOf, type Day, type Stamp } from "../../units.ts";
import type { Log } from "../platform/log.ts";
import { warnRarely } from "../platform/rare-lines.ts";
import type { App } from "../platform/work.ts";
import { customerOf, type Customer } from "./customer.ts";
import { itemFor, namedIn } from "./item.ts";

interface GroupCard {
  readonly group: Exclude<Group, "event">;
  readonly assetKey: Dealership["assetKey"];
  readonly name: string;
}

/** The groups in their order. @source teams-shop-seasons §2 Shop, §3 Dealership */
const GROUPS: readonly GroupCard[] = [
  { group: "daily", assetKey: "default", name: "Daily shop" },
  { group: "season", assetKey: "season_shop", name: "Season shop" },
  { group: "bundles", assetKey: "bundle_shop", name: "Bundles" },
  { group: "cars", assetKey: "dealership", name: "Dealership" },
  { group: "nitros", assetKey: "nitro_shop", name: "Nitros" },
];

type Source = Pick<App, "db" | "config" | "nowStamp" | "log">;

/**
 * The shop as a player finds it now. Two statements.
 *
 * @param hasStore whether something is sold for real money here
 */
export async function shopOf(app: Source, userID: UserID, hasStore = false): Promise<Shop> {
  const now = app.nowStamp();
  const customer = await customerOf(app.db, app.config.site, userID, now);
  const offers = offersAt(now, customer.isGold).filter(({ goldOnly }) => !goldOnly || customer.isToldOfGold);
  return {
    dealerships: [
      ...GROUPS.flatMap((card) => groupFor(app.log, card, offers, customer, now)),
      ...(hasStore && customer.paysMoney ? [linkTo("cash", "cash_shop", "Cash and gold", null)] : []),
      ...(app.config.merchUrl !== undefined && customer.paysMoney
        ? [linkTo("merch", "merch_shop", "Merch shop", app.config.merchUrl)]
        : []),
    ],
    purchases: await purchasesOf(app, userID, now),
    nitrosLeft: NITRO_PACK.nitrosADay - customer.nitrosToday,
    asksPassword: customer.asksPassword,
    nextChange: startOf((dayOf(now) + 1) as Day),
  };
}

/** A group; none while it sells nothing. The daily shop shows nothing before it opens. */
function groupFor(
  log: Log,
  { group, assetKey, name }: GroupCard,
  offers: readonly Offer[],
  customer: Customer,
  now: Stamp,
): readonly Dealership[] {
  const own = offers.filter((offer) => offer.group === group);
  const [first] = own;
  if (!first) return [];
  const isShut = group === "daily" && !customer.daily.allowed;
  return [
    {
      dealershipID: DEALERSHIP_IDS[group],
      assetKey,
      name: group === "season" ? (seasonAt(first.startStamp)?.name ?? name) : name,
      url: null,
      expiration: first.expiration,
      gamesToGo: isShut ? (customer.daily.gamesToGo ?? 0) : 0,
      items: isShut ? [] : itemsFor(log, own, customer, now),
    },
  ];
}

/** What no catalogue has is left out, with a warning. @source teams-shop-seasons §5 Shop */
export function itemsFor(
  log: Pick<Log, "warn">,
  offers: readonly Offer[],
  customer: Customer,
  now: Stamp,
): readonly ShopItem[] {
  return offers.flatMap((offer) => {
    const item = itemFor(offer, customer, now);
    if (!item) warnRarely(log, "no catalogue has it", `Shop item missing: ${offer.type} ${offer.id}`);
    return item ?? [];
  });
}

/** Things for real money are elsewhere, and not for classes. @source teams-shop-seasons §9 Merch shop id */
const linkTo = (
  group: "cash" | "merch",
  assetKey: Dealership["assetKey"],
  name: string,
  url: string | null,
): Dealership => ({
  dealershipID: DEALERSHIP_IDS[group],
  assetKey,
  name,
  url,
  expiration: null,
  gamesToGo: 0,
  items: [],
});

const SHOWN_PURCHASES = 20;

async function purchasesOf({ db }: Source, userID: UserID, now: Stamp): Promise<Shop["purchases"]> {
  const rows = await db
    .selectFrom("purchases")
    .selectAll()
    .where("user_id", "=", userID)
    .orderBy("purchase_id", "desc")
    .limit(SHOWN_PURCHASES)
    .execute();
  return rows.flatMap(({ purchase_id: purchaseID, item_id: id, type, price, stamp, state }) => {
    const named = namedIn({ type, id });
    if (!named) return [];
    const until = noReturn({ type, state, stamp, isStarterCar: isStarterCar(type, id) }, now)
      ? null
      : returnableUntil(stamp);
    return [{ purchaseID, type, id, name: named.name, price, stamp, state, returnableUntil: until }];
  });
}
