import { useEffect, useRef, useState } from "react";

import type { Self } from "#shared/contracts/self.ts";
import { formatCount, formatMoney } from "#shared/format/figures.ts";

import { celebrate, spotOn } from "../../../celebration/celebrate.ts";
import type { Bought } from "../../../data/shop/use-shop.ts";
import { CountUp } from "../../../ui/data/count-up.tsx";
import { GoldBadge } from "../../../ui/data/gold-badge.tsx";
import { RarityBadge } from "../../../ui/data/rarity-badge.tsx";
import type { Purchase } from "../buying/give-back.tsx";
import { LitWindow } from "../lit-window.tsx";
import { PriceTag } from "../price-tag.tsx";
import { kindWord } from "../thing.ts";
import { BundleParts } from "./bundle-parts.tsx";
import { ForSale } from "./for-sale.tsx";
import { NotForSale } from "./not-for-sale.tsx";
import type { Sight } from "./sight.ts";
import { Yours } from "./yours.tsx";

import style from "./item-panel.module.css";

interface ItemPanelProps {
  readonly sight: Sight;
  readonly purchases: readonly Purchase[];
  /** Races until the daily shop opens. */
  readonly gamesToGo: number;
  readonly user: Self;
  readonly look: string;
}

/** The sheet beside the stage: what it is, what it costs, and what one can do with it. */
export function ItemPanel({ sight, purchases, gamesToGo, user, look }: ItemPanelProps) {
  const { type, id, thing, name, rarity, goldOnly, text, offer, isOwned } = sight;
  const [bought, setBought] = useState<Bought>();
  const purchase = purchases.find((each) => each.type === type && each.id === id && each.returnableUntil !== null);
  return (
    <article className={style.panel}>
      <p className={style.marks}>
        {rarity && <RarityBadge rarity={rarity} />}
        {goldOnly && <GoldBadge />}
        <span className={style.kind}>{kindWord(sight)}</span>
      </p>
      <h1 className={style.name}>{name}</h1>
      {(type === "loot" || type === "nitros") && <LitWindow item={sight} name={user.displayName} size="large" />}
      <p className={style.text}>{text}</p>
      {thing.car && <p className={style.text}>Every paint is free in your garage.</p>}
      {offer?.bundle && <BundleParts bundle={offer.bundle} name={user.displayName} />}
      {bought && (type === "nitros" || isOwned) && (
        <Cheer key={bought.purchaseID} bought={bought} name={name} user={user} />
      )}
      {isOwned ? (
        <>
          {!bought && <PriceTag item={{ price: 0, fullPrice: 0, isOwned, hindrance: null }} size="large" />}
          <Yours thing={thing} user={user} look={look} purchase={purchase} />
        </>
      ) : offer ? (
        <ForSale item={offer} user={user} onBought={setBought} />
      ) : (
        <NotForSale thing={thing} gamesToGo={gamesToGo} />
      )}
    </article>
  );
}

interface CheerProps {
  readonly bought: Bought;
  readonly name: string;
  readonly user: Self;
}

/** It is bought: what it was, and what is left. It takes the focus that the button had. */
function Cheer({ bought: { type, price }, name, user: { money, nitros } }: CheerProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!words.current) return;
    const over = new AbortController();
    words.current.focus({ preventScroll: true });
    const from = spotOn(words.current, 0.3, 0.5);
    const isLarge = type === "car" || type === "bundle";
    void celebrate(isLarge ? { kind: "confetti", size: 6 } : { kind: "sparkles", from }, over.signal);
    return () => over.abort();
  }, [type]);
  return (
    <div className={style.cheer}>
      <p ref={words} tabIndex={-1} className={style.title}>
        {type === "nitros" ? `${name} are yours!` : `${name} is yours!`}
      </p>
      <p>
        You have{" "}
        <b>
          <CountUp from={money + price} to={money} format={formatMoney} />
        </b>
        {type === "nitros" && ` and ${formatCount(nitros, "nitro")}`} now.
      </p>
    </div>
  );
}
