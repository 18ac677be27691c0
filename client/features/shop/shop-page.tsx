import { useMemo } from "react";

import type { Self } from "#shared/contracts/self.ts";

import { useShop, type Shop } from "../../data/shop/use-shop.ts";
import { HelpLink } from "../../shell/links/help-link.tsx";
import { useViewer } from "../../shell/links/viewer.ts";
import { ownLevel } from "../../shell/racer/own-level.ts";
import { GoldTeaser } from "../../social/gold/gold-teaser.tsx";
import { Cards } from "./cards.tsx";
import { Group } from "./group.tsx";
import { Bundles } from "./groups/bundles.tsx";
import { CashHub } from "./groups/cash-hub.tsx";
import { Daily } from "./groups/daily.tsx";
import { Dealer } from "./groups/dealer.tsx";
import { GroupEnd } from "./groups/group-end.tsx";
import { Merch } from "./groups/merch.tsx";
import { Nitros } from "./groups/nitros.tsx";
import { PasswordChoice } from "./password-choice.tsx";
import { Recent } from "./recent.tsx";
import { ShopBar } from "./shop-bar.tsx";
import { ShopShut } from "./shop-shut.tsx";
import { knownItems } from "./thing.ts";
import { useShopVisit } from "./use-visit.ts";

import style from "./shop-page.module.css";

/** Where game cash becomes something to want. @source teams-shop-seasons §2 Shop, checklist 4 */
export function ShopPage() {
  const { user } = useViewer();
  const { load, again } = useShop();
  useShopVisit(load.state === "ready");
  if (!user) return null;
  return (
    <main id="main" className={style.page}>
      {load.state === "ready" ? <Open shop={load.value} user={user} /> : <ShopShut load={load} onRetry={again} />}
    </main>
  );
}

function Open({ shop, user }: { readonly shop: Shop; readonly user: Self }) {
  const { nextChange, nitrosLeft, purchases } = shop;
  const dealerships = useMemo(
    () => shop.dealerships.map((group) => ({ ...group, items: knownItems(group.items) })),
    [shop.dealerships],
  );
  return (
    <>
      <ShopBar groups={dealerships} money={user.money} />
      <Recent purchases={purchases} name={user.displayName} />
      {dealerships.map((group) => (
        <OneGroup
          key={group.dealershipID}
          group={group}
          nextChange={nextChange}
          nitrosLeft={nitrosLeft}
          name={user.displayName}
          level={ownLevel(user).level}
        />
      ))}
      <GoldTeaser look="wide" />
      {user.accountType === "standard" && <PasswordChoice asksPassword={user.asksPassword} />}
      <HelpLink to="shop">How the shop works</HelpLink>
      <HelpLink to="cash-and-rewards">How to earn cash</HelpLink>
    </>
  );
}

interface OneGroupProps extends Pick<Shop, "nextChange" | "nitrosLeft"> {
  readonly group: Shop["dealerships"][number];
  readonly name: string;
  readonly level: number;
}

/** A group in its own look. */
function OneGroup({ group, nextChange, nitrosLeft, name, level }: OneGroupProps) {
  const { assetKey, name: title, items, expiration, url } = group;
  const [only] = items;
  switch (assetKey) {
    case "default":
      return <Daily group={group} nextChange={nextChange} name={name} />;
    case "season_shop":
      return (
        <Group
          id="season"
          title={title}
          aside={<GroupEnd at={expiration} label="Only this season. It closes" stays="Only this season," />}
        >
          <Cards items={items} name={name} look="few" />
        </Group>
      );
    case "bundle_shop":
      return (
        <Group id="bundles" title={title} aside={<GroupEnd at={expiration} label="New ones" />}>
          <Bundles items={items} name={name} />
        </Group>
      );
    case "dealership":
      return <Dealer title={title} items={items} level={level} name={name} />;
    case "nitro_shop":
      return (
        only && (
          <Group id="nitros" title={title}>
            <Nitros item={only} left={nitrosLeft} />
          </Group>
        )
      );
    case "merch_shop":
      return (
        url !== null && (
          <Group id="merch" title={title}>
            <Merch url={url} />
          </Group>
        )
      );
    case "cash_shop":
      return (
        <Group id="cash" title={title}>
          <CashHub />
        </Group>
      );
  }
}
