import { Link } from "react-router-dom";

import type { LootID } from "#shared/content/loot/loot.ts";
import { formatDay } from "#shared/format/dates.ts";
import { formatCount, formatPrice } from "#shared/format/figures.ts";
import type { CarID } from "#shared/ids.ts";
import type { Reward } from "#shared/rules/rewards/reward.ts";

import type { SeasonPage } from "../../../data/seasons/use-season.ts";
import { useShop, type Shop } from "../../../data/shop/use-shop.ts";
import { NotLoaded } from "../../../social/not-loaded.tsx";
import { RewardPicture } from "../../../social/reward-picture.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { isOver } from "../words.ts";

import style from "./season-shop.module.css";

/** So many of its things are shown. */
const SOME = 6;
const SEASON_SHOP = "/shop#season";

interface SeasonShopProps {
  readonly season: NonNullable<SeasonPage["season"]>;
  readonly next: SeasonPage["next"];
}

/** Some things of the season's shop, and the way there. */
export function SeasonShop({ season, next }: SeasonShopProps) {
  const loaded = useShop();
  const { load } = loaded;
  return (
    <Card
      title="The season's shop"
      aside={
        <LinkButton size="small" to={SEASON_SHOP}>
          See all of it
        </LinkButton>
      }
    >
      <div className={style.place}>
        <NotLoaded loaded={loaded} lines={6} />
        {load.state === "ready" && <Things shop={load.value} season={season} next={next} />}
      </div>
    </Card>
  );
}

function Things({ shop, season, next }: SeasonShopProps & { readonly shop: Shop }) {
  const group = shop.dealerships.find(({ assetKey }) => assetKey === "season_shop");
  if (group && group.gamesToGo > 0) {
    return <p className={style.note}>It opens after {formatCount(group.gamesToGo, "more race", "more races")}.</p>;
  }
  if (!group || group.items.length === 0) {
    return (
      <p className={style.note}>
        {isOver(season)
          ? `It closed with the season. The next one opens on ${formatDay(next.startStamp)}.`
          : "It's closed for now."}
      </p>
    );
  }
  return (
    <ul className={style.things}>
      {group.items.slice(0, SOME).map((item) => (
        <li key={`${item.type}${item.id}`}>
          <Link to={`/shop/${item.type}/${item.id}`} className={style.thing}>
            <span className={style.picture}>
              <RewardPicture reward={thingOf(item)} />
            </span>
            <b className={style.name}>{item.name}</b>
            <span className={style.price}>{item.isOwned ? "You have it" : formatPrice(item.price)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Item = Shop["dealerships"][number]["items"][number];

const thingOf = ({ type, id }: Pick<Item, "type" | "id">): Reward =>
  type === "car" ? { carID: id as CarID } : { lootID: id as LootID };
