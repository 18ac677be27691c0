import { formatCount } from "#shared/format/figures.ts";
import { describeWay, waysTo } from "#shared/rules/garage/ways.ts";

import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { SHOP } from "../paths.ts";
import type { Thing } from "../thing.ts";

import style from "./not-for-sale.module.css";

interface NotForSaleProps {
  readonly thing: Thing;
  /** Races until the daily shop opens. */
  readonly gamesToGo: number;
}

/** The shop doesn't have it now: where else it comes from. */
export function NotForSale({ thing: { car, loot }, gamesToGo }: NotForSaleProps) {
  const [piece] = loot;
  const ways =
    car && loot.length === 0 ? car.ways.map((way) => describeWay(way, car.price)) : piece && !car ? waysTo(piece) : [];
  return (
    <div className={style.not}>
      <Callout title="It's not in the shop right now">
        {ways.length > 0 ? `How you get it: ${ways.join(", or: ")}.` : "It may come back. Look in again."}
      </Callout>
      {gamesToGo > 0 && loot.some((one) => one.ways.some(({ from }) => from === "shop")) && (
        <p>The daily shop opens after {formatCount(gamesToGo, "more race")}.</p>
      )}
      <LinkButton kind="primary" to={SHOP}>
        See what the shop has
      </LinkButton>
    </div>
  );
}
