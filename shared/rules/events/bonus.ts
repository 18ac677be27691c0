import { LOOT } from "../../content/loot/catalog.ts";
import type { LootID } from "../../content/loot/loot.ts";
import type { EventKey } from "../../content/ways.ts";
import type { Look } from "../garage/look.ts";

/** Each worn thing of an event adds so much to the event's experience, and so many count. @source core §5, §9, rules Perk of an event */
export const EVENT_BONUS = { percentEach: 2, most: 5 } as const;

const NEEDS_GOLD: ReadonlySet<string> = new Set(["nametag", "nitro"]);

const byEvent = new Map<EventKey, ReadonlySet<LootID>>();

/** The loot of an event. */
export function lootOfEvent(key: EventKey): ReadonlySet<LootID> {
  const before = byEvent.get(key);
  if (before) return before;
  const own = new Set(
    LOOT.filter(({ ways }) => ways.some((way) => way.from === "event" && way.event === key)).map(
      ({ lootID }) => lootID,
    ),
  );
  byEvent.set(key, own);
  return own;
}

const TYPES = new Map(LOOT.map(({ lootID, type }) => [lootID, type]));

/** What somebody wears of an event that counts: nametag and nitro with gold only. */
export function wornOf(key: EventKey, look: Look, isGold: boolean): readonly LootID[] {
  const own = lootOfEvent(key);
  const worn = [look.trail, look.title, look.nametag, look.nitro, ...look.stickers.map(({ lootID }) => lootID)];
  return [...new Set(worn)].filter(
    (id): id is LootID => id !== null && own.has(id) && (isGold || !NEEDS_GOLD.has(TYPES.get(id) ?? "")),
  );
}

/** In percent of the event's experience. @param worn how many things of the event */
export const bonusPercent = (worn: number): number => Math.min(worn, EVENT_BONUS.most) * EVENT_BONUS.percentEach;

/** Experience as it counts for the event. */
export const withBonus = (experience: number, percent: number): number =>
  Math.floor((experience * (100 + percent)) / 100);
