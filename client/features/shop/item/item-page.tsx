import { useEffect } from "react";
import { useParams } from "react-router-dom";

import { useGarage } from "../../../data/garage/use-garage.ts";
import { useShop } from "../../../data/shop/use-shop.ts";
import { isToldOfGold } from "../../../shell/links/open-feature.ts";
import { useViewer } from "../../../shell/links/viewer.ts";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { SHOP } from "../paths.ts";
import { ShopShut } from "../shop-shut.tsx";
import { useShopVisit } from "../use-visit.ts";
import { ItemPanel } from "./item-panel.tsx";
import { ItemStage } from "./item-stage.tsx";
import { ItemToCome } from "./item-to-come.tsx";
import { sightAt } from "./sight.ts";

import style from "./item-page.module.css";

/** One thing of the shop, tried on or out before it is bought. @source teams-shop-seasons §2 Shop, §3 Shop item, Bundle */
export function ItemPage() {
  const { kind, id } = useParams();
  const viewer = useViewer();
  const { user } = viewer;
  const { load, again } = useShop();
  const garage = useGarage().load;
  const owned = garage.state === "ready" ? garage.value : undefined;
  const sight =
    load.state === "ready"
      ? sightAt(kind, id, load.value, owned, { isGold: user?.membership === "gold", isTold: isToldOfGold(viewer) })
      : undefined;
  const title = sight?.name ?? "In the Shop";
  useShopVisit(load.state === "ready");
  useEffect(() => {
    // The frame has set the title of the page's entry by then.
    queueMicrotask(() => (document.title = `${title} · Redline`));
  }, [title]);
  if (!user) return null;
  if (load.state === "loading") return <ItemToCome title="In the shop" />;
  if (load.state !== "ready") {
    return (
      <main id="main" className={style.waiting}>
        <ShopShut load={load} onRetry={again} title="In the shop" />
      </main>
    );
  }
  if (!sight) {
    return (
      <main id="main" className={style.waiting}>
        <EmptyState
          level={1}
          scene="garage"
          title="There's nothing on this shelf"
          text="What was here is gone, or there's a typo in the address."
          action={
            <LinkButton kind="primary" to={SHOP}>
              See what the shop has
            </LinkButton>
          }
        />
      </main>
    );
  }
  const look = owned?.look ?? user.look;
  return (
    <main id="main" className={style.page}>
      <div className={style.stage}>
        <ItemStage key={`${sight.type} ${sight.id}`} thing={sight.thing} user={user} look={look} />
      </div>
      <ItemPanel
        key={`panel ${sight.type} ${sight.id}`}
        sight={sight}
        purchases={load.value.purchases}
        gamesToGo={Math.max(0, ...load.value.dealerships.map((group) => group.gamesToGo))}
        user={user}
        look={look}
      />
    </main>
  );
}
