import { useLocation, useSearchParams } from "react-router-dom";

import { INVOICE_NUM } from "#shared/rules/payments/invoice-num.ts";

import { useStore, type Store } from "../../data/store/use-store.ts";
import { HelpLink } from "../../shell/links/help-link.tsx";
import { useViewer } from "../../shell/links/viewer.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { named } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { CashBundles } from "./cash-bundles.tsx";
import { ComeBack } from "./come-back.tsx";
import { GoldHead } from "./gold-head.tsx";
import { NeedsConsent } from "./needs-consent.tsx";
import { Orders } from "./orders.tsx";
import { PaidBundles } from "./paid-bundles.tsx";
import { Perks } from "./perks.tsx";
import { Plans } from "./plans.tsx";
import { StoreShut } from "./store-shut.tsx";

import style from "./gold-page.module.css";

/** Gold and cash for real money, for the player or for a friend. @source teams-shop-seasons §2 Store, §6 roles */
export function GoldPage() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const friend = search.get("for") ?? undefined;
  const { load, again } = useStore(friend);
  const { user } = useViewer();
  if (!user) return null;
  const invoiceNum = INVOICE_NUM.exec(hash.slice(1))?.[0];
  return (
    <main id="main" className={style.page}>
      {load.state === "ready" ? (
        <>
          <GoldHead user={load.value.user} isGift={friend !== undefined} />
          {invoiceNum !== undefined && <ComeBack invoiceNum={invoiceNum} />}
          <Open store={load.value} friend={friend} />
        </>
      ) : (
        <StoreShut load={load} isGift={friend !== undefined} onRetry={again} />
      )}
    </main>
  );
}

function Open({ store, friend }: { readonly store: Store; readonly friend: string | undefined }) {
  const { products, user, why, isTest, spending } = store;
  if (why === "noStore" || why === "classSetting") {
    return (
      <EmptyState
        level={2}
        title="Nothing is sold for real money on this site."
        text="All races, and nearly all cars and looks, are open to you without it."
        action={
          <LinkButton kind="primary" to="/shop">
            See the shop
          </LinkButton>
        }
      />
    );
  }
  if (why === "ageUnknown" || why === "parentNeeded") {
    return (
      <>
        <NeedsConsent why={why} />
        <Perks />
        {spending && <Orders spending={spending} />}
        <HelpLink to="gold">How gold, orders and giving back work</HelpLink>
      </>
    );
  }
  const buying = { friend, user, currency: store.currency };
  const bundles = products.filter(({ type }) => type === "bundle");
  const cash = products.filter(({ type }) => type === "cash");
  return (
    <>
      {isTest && (
        <Callout title="This site takes no real money">The checkout is there to try. Nobody is charged.</Callout>
      )}
      {why === "ownedAlready" ? (
        <Callout tone="good" title={`${named(user.displayName)} has gold for life already`}>
          A lovely thought, but more than that can't be given.
        </Callout>
      ) : user.isLifetime ? (
        <Callout
          tone="good"
          title="You have gold for life"
          action={
            <LinkButton kind="gold" to="/friends">
              Get Gold for a Friend
            </LinkButton>
          }
        >
          All it brings is yours, and you never have to think of it again.
        </Callout>
      ) : (
        <Plans items={products.filter(({ type }) => type === "upgrade")} {...buying} />
      )}
      <Perks />
      {bundles.length > 0 && <PaidBundles items={bundles} {...buying} />}
      {cash.length > 0 && <CashBundles items={cash} {...buying} />}
      {spending && <Orders spending={spending} />}
      <HelpLink to="gold">How gold, orders and giving back work</HelpLink>
    </>
  );
}
