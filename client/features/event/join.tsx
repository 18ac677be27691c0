import { useEffect, useRef } from "react";

import { carByID } from "#shared/content/cars/catalog.ts";
import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";
import { formatMoney } from "#shared/format/figures.ts";

import { Buy } from "../../buying/buy.tsx";
import { celebrate } from "../../celebration/celebrate.ts";
import { raceLink, useSite } from "../../net/site.ts";
import { useSession } from "../../session/session.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { RarityBadge } from "../../ui/data/rarity-badge.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import type { ShownEvent } from "./event-words.ts";

import style from "./join.module.css";

interface JoinProps {
  readonly event: ShownEvent;
  /** null where its car isn't sold. */
  readonly offer: ShopItem | null;
  /** It was joined on this page just now. */
  readonly hasJoined: boolean;
  readonly onJoined: () => void;
}

/** The starter car: with it one is in the event. */
export function Join({ event, offer, hasJoined, onJoined }: JoinProps) {
  const car = carByID(event.starterCarID);
  const picture = <CarThumb carID={event.starterCarID} width="100%" />;
  return (
    <Card tone={event.isIn ? "plain" : "hot"} title={event.isIn ? "You're in" : "Join the event"}>
      <div className={style.join}>
        <span className={style.picture}>{picture}</span>
        <div className={style.words}>
          <p className={style.car}>
            <b>{car?.name}</b> {car && <RarityBadge rarity={car.rarity} />}
          </p>
          {event.isIn ? (
            <In event={event} car={car?.name ?? ""} hasJoined={hasJoined} />
          ) : offer ? (
            <Offer event={event} offer={offer} picture={picture} onJoined={onJoined} />
          ) : (
            <p>It isn't sold right now. Look in again soon.</p>
          )}
        </div>
      </div>
    </Card>
  );
}

interface InProps {
  readonly event: ShownEvent;
  readonly car: string;
  readonly hasJoined: boolean;
}

function In({ event, car, hasJoined }: InProps) {
  const race = raceLink(useSite(({ site }) => site));
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!hasJoined) return;
    const over = new AbortController();
    words.current?.focus({ preventScroll: true });
    void celebrate({ kind: "confetti", size: 6 }, over.signal);
    return () => over.abort();
  }, [hasJoined]);
  return (
    <>
      <p ref={words} tabIndex={-1} className={style.text}>
        {event.isStarted
          ? `Drive ${car} or any other car: every race counts for the event.`
          : `${car} is ready. Your races count as soon as the event starts.`}
      </p>
      {event.isStarted && (
        <p>
          <LinkButton to={race.to} kind="primary">
            {race.label}
          </LinkButton>
        </p>
      )}
    </>
  );
}

interface OfferProps {
  readonly event: ShownEvent;
  readonly offer: ShopItem;
  readonly picture: React.ReactNode;
  readonly onJoined: () => void;
}

function Offer({ event, offer, picture, onJoined }: OfferProps) {
  const money = useSession(({ user }) => user?.money ?? 0);
  const { hindrance, price } = offer;
  const isFree = price === 0;
  return (
    <>
      <p className={style.text}>
        {isFree
          ? "You have this car from an earlier year, so you join for nothing."
          : `It costs ${formatMoney(price)} and is yours for good. With it you're in the event.`}
      </p>
      {hindrance ? (
        <Missing offer={offer} money={money} />
      ) : (
        !isFree && (
          <p className={style.note}>
            You have {formatMoney(money)}, and keep {formatMoney(money - price)}.
          </p>
        )
      )}
      <p>
        <Buy item={offer} picture={picture} event={event.name} size="large" onBought={onJoined} />
      </p>
    </>
  );
}

/** Why not now, and what helps. */
function Missing({ offer: { hindrance, price, name }, money }: Pick<OfferProps, "offer"> & { readonly money: number }) {
  const race = raceLink(useSite(({ site }) => site));
  const isPoor = hindrance?.why === "notEnoughMoney";
  return (
    <div className={style.missing}>
      <p>
        <b>{hindrance?.message}</b>
        {isPoor && " Races, daily challenges and achievements pay cash."}
      </p>
      {isPoor && (
        <>
          <ProgressBar
            label={`Saved for ${name}`}
            value={money}
            max={price}
            words={`${formatMoney(money)} of ${formatMoney(price)}`}
          />
          <LinkButton to={race.to} size="small">
            {race.label}
          </LinkButton>
        </>
      )}
    </div>
  );
}
