import type { LootID } from "../../shared/content/loot/loot.ts";
import type { CarID } from "../../shared/ids.ts";
import { duplicateOf, isItem, type Reward, type RewardSource } from "../../shared/rules/rewards/reward.ts";

/** Where cash comes from, and where it goes. */
export const SOURCES = ["starter", "gold", "races", "box", "achievements", "seasons", "events"] as const;
export type Source = (typeof SOURCES)[number];
export const SINKS = ["cars", "loot", "bundles", "nitros", "events"] as const;
export type Sink = (typeof SINKS)[number];

/** Everything that one player has. */
export class Purse {
  cash = 0;
  experience = 0;
  nitros = 0;
  readonly cars = new Set<CarID>();
  readonly loot = new Set<LootID>();
  readonly cashIn: Record<Source, number> = {
    starter: 0,
    gold: 0,
    races: 0,
    box: 0,
    achievements: 0,
    seasons: 0,
    events: 0,
  };
  readonly cashOut: Record<Sink, number> = { cars: 0, loot: 0, bundles: 0, nitros: 0, events: 0 };

  /** Gives rewards as the product does: a car or loot that is owned pays cash instead. */
  give(source: Source, rewards: readonly Reward[], from: RewardSource = "elsewhere"): void {
    for (const reward of rewards) {
      if (isItem(reward) && !this.add(reward)) this.#count(source, duplicateOf(reward, from));
      else if (!isItem(reward)) this.#count(source, reward);
    }
  }

  /** @throws RangeError when there isn't as much */
  pay(sink: Sink, price: number): void {
    if (price > this.cash) throw new RangeError(`${this.cash} can't pay ${price}`);
    this.cash -= price;
    this.cashOut[sink] += price;
  }

  /** @returns false when it is owned already */
  add(item: { readonly carID: CarID } | { readonly lootID: LootID }): boolean {
    const before = this.cars.size + this.loot.size;
    if ("carID" in item) this.cars.add(item.carID);
    else this.loot.add(item.lootID);
    return this.cars.size + this.loot.size > before;
  }

  #count(source: Source, reward: Reward): void {
    if ("cash" in reward) {
      this.cash += reward.cash;
      this.cashIn[source] += reward.cash;
    }
    if ("experience" in reward) this.experience += reward.experience;
    if ("nitros" in reward) this.nitros += reward.nitros;
  }
}
