import { FACTS_TOLD } from "../../contracts/facts-told.ts";
import type { Fact } from "../../contracts/facts.ts";
import type { Change, SlotMessage, Delivery } from "../../contracts/notifications.ts";
import type { UserID } from "../../ids.ts";
import { CHANGES_KEPT } from "../../rules/presence/times.ts";
import { slotOf } from "../../rules/slot.ts";
import { seconds } from "../../units.ts";
import { Listeners } from "./listeners.ts";
import type { Log } from "./log.ts";
import { RecentRings } from "./recent-rings.ts";
import { topicChannel, type Topic } from "./topic.ts";

export type SlotListener = (message: SlotMessage) => void;

/**
 * The doorbell: carries committed messages to the nodes that hold a player's connection. A lost message costs time,
 * never a notification, so a bus that is away logs it and does not throw.
 */
export interface Bus {
  publish(messages: readonly SlotMessage[]): Promise<void>;
  /**
   * @param onHeard called once the slot's messages come surely
   * @returns ends the subscription
   */
  subscribe(slot: number, listener: SlotListener, onHeard?: () => void): () => void;
  /**
   * Where nothing is sent but inside this process: hears all slots. @returns ends that; undefined where a slot has to be
   * subscribed to
   */
  overhear(listener: SlotListener): (() => void) | undefined;
  /** Says that something happened in these groups that their open pages show. */
  ring(topics: readonly Topic[]): Promise<void>;
  /**
   * @param onHeard called once each ring comes surely
   * @returns ends the subscription
   */
  on(topic: Topic, listener: () => void, onHeard?: () => void): () => void;
  /**
   * How long ago a topic was last rung, in milliseconds: undefined if not within {@link RINGS_KEPT_MS}, 0 while that can't
   * be known.
   */
  rungAgoMs(topic: Topic): Promise<number | undefined>;
  /** How long a message takes through the bus and back, in milliseconds; Infinity while it is away. */
  roundTripMs(): Promise<number>;
  /** Calls back whenever messages may have been missed. @returns ends that */
  onMissed(listener: () => void): () => void;
}

/** What a bus is inside a process. */
export interface LocalBus extends Bus {
  /** The number of listeners of a slot's or a topic's channel. */
  listeners(channel: string): number;
  /** Tells all listeners that messages may have been missed. */
  missed(): void;
}

/** For how long it is kept when a topic was rung: as long as what changed for a player. */
export const RINGS_KEPT_MS = seconds(CHANGES_KEPT);

/** The name of a slot's channel. @source design Realtime */
export const slotChannel = (slot: number) => `rt:slot:${slot}` as const;

/** A call with an idempotency key, and who made it. */
export interface ChangedBy {
  readonly userID: UserID;
  readonly key: string;
}

/**
 * One message for each slot concerned; each player's changed facts are listed once.
 *
 * @param by the call that changed them: its caller is told the key
 */
export function bySlot(told: readonly Delivery[], changed: readonly Change[] = [], by?: ChangedBy): SlotMessage[] {
  const messages = new Map<number, { readonly slot: number; readonly told: Delivery[]; changed?: Change[] }>();
  const messageTo = (userID: UserID) => {
    const slot = slotOf(userID);
    const message = messages.get(slot) ?? { slot, told: [] };
    messages.set(slot, message);
    return message;
  };
  for (const each of told) messageTo(each.userID).told.push(each);
  for (const each of unsaid(merged(changed), told)) {
    (messageTo(each.userID).changed ??= []).push(each.userID === by?.userID ? { ...each, by: by.key } : each);
  }
  return [...messages.values()];
}

/** Without the facts that a player learns from what they are told. */
function unsaid(changed: readonly Change[], told: readonly Delivery[]): readonly Change[] {
  if (changed.length === 0) return changed;
  const said = new Map(told.map(({ userID, notification }) => [userID, FACTS_TOLD[notification.kind]]));
  return changed.flatMap(({ userID, facts }) => {
    const rest = facts.filter((fact) => said.get(userID)?.includes(fact) !== true);
    return rest.length === 0 ? [] : [{ userID, facts: rest }];
  });
}

function merged(changed: readonly Change[]): readonly Change[] {
  const players = new Map<UserID, Set<Fact>>();
  for (const { userID, facts } of changed) {
    const known = players.get(userID) ?? new Set();
    for (const fact of facts) known.add(fact);
    players.set(userID, known);
  }
  return [...players].map(([userID, facts]) => ({ userID, facts: [...facts] }));
}

/** A bus inside one process. */
export function newLocalBus(log: Pick<Log, "error">): LocalBus {
  const slots = new Listeners<string, SlotMessage>(log);
  const topics = new Listeners<string, undefined>(log);
  const all = new Listeners<"all", SlotMessage>(log);
  const rings = new RecentRings(RINGS_KEPT_MS);
  const missing = new Set<() => void>();
  return {
    publish(messages) {
      for (const message of messages) {
        all.tell("all", message);
        slots.tell(slotChannel(message.slot), message);
      }
      return Promise.resolve();
    },
    overhear: (listener) => all.add("all", listener),
    subscribe(slot, listener, onHeard) {
      const stop = slots.add(slotChannel(slot), listener);
      onHeard?.();
      return stop;
    },
    ring(rung) {
      for (const topic of rung) {
        rings.note(topic, performance.now());
        topics.tell(topicChannel(topic), undefined);
      }
      return Promise.resolve();
    },
    on(topic, listener, onHeard) {
      const stop = topics.add(topicChannel(topic), listener);
      onHeard?.();
      return stop;
    },
    rungAgoMs: (topic) => Promise.resolve(rings.agoMs(topic, performance.now())),
    roundTripMs: () => Promise.resolve(0),
    onMissed(listener) {
      missing.add(listener);
      return () => void missing.delete(listener);
    },
    listeners: (channel) => slots.count(channel) + topics.count(channel),
    missed() {
      for (const listener of missing) listener();
    },
  };
}
