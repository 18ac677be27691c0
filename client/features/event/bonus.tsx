import { Check, Sticker } from "lucide-react";

import { lootByID } from "#shared/content/loot/catalog.ts";
import { EVENT_BONUS } from "#shared/rules/events/bonus.ts";

import type { EventPage } from "../../data/event/use-event.ts";
import { useSession } from "../../session/session.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { GoldBadge } from "../../ui/data/gold-badge.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { LootPicture } from "../../ui/pictures/loot-picture.tsx";
import { bonusWords, type ShownEvent } from "./event-words.ts";

import style from "./bonus.module.css";

type Item = EventPage["items"][number];

interface BonusProps {
  readonly event: ShownEvent;
  readonly items: readonly Item[];
}

/** The things of the event that the player has, which bring more of its experience while they are worn. @source rules Perk of an event */
export function Bonus({ event, items }: BonusProps) {
  const own = items.filter(({ isOwned }) => isOwned);
  return (
    <Card
      title="Wear it, get more"
      aside={event.bonusPercent > 0 && <b className={style.sum}>+{event.bonusPercent}%</b>}
    >
      <p>{bonusWords(event.bonusPercent)}</p>
      {own.length > 0 ? (
        <ul className={style.items} aria-label="Your things of the event">
          {own.map((item) => (
            <Worn key={item.lootID} item={item} />
          ))}
        </ul>
      ) : (
        <p className={style.none}>You'll win your first ones with the perks.</p>
      )}
      {own.length > 0 && (
        <LinkButton to="/garage/customizer" size="small" icon={<Sticker aria-hidden />}>
          Put something on
        </LinkButton>
      )}
    </Card>
  );
}

function Worn({ item: { lootID, isWorn } }: { readonly item: Item }) {
  const name = useSession(({ user }) => user?.displayName ?? "");
  const loot = lootByID(lootID);
  if (!loot) return null;
  return (
    <li className={style.item} data-worn={isWorn || undefined}>
      <span className={style.picture} data-type={loot.type}>
        <LootPicture loot={loot} name={name} />
      </span>
      <span className={style.name}>{loot.name}</span>
      {isWorn ? (
        <span className={style.on}>
          <Check aria-hidden /> +{EVENT_BONUS.percentEach}%
        </span>
      ) : loot.goldOnly ? (
        <GoldBadge />
      ) : (
        <span className={style.off}>Not on</span>
      )}
    </li>
  );
}
