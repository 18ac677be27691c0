import type { SlotMessage, Told } from "../contracts/notifications.ts";
import { slotOf } from "../rules/slot.ts";
import type { Log } from "./log.ts";

export type SlotListener = (told: readonly Told[]) => void;

/**
 * The doorbell: carries what was committed to whoever holds the player's connection. Losing it costs time, never a
 * notification, so a bus that is away says so in the log and does not throw.
 */
export interface Bus {
  publish(messages: readonly SlotMessage[]): Promise<void>;
  /** @returns ends the subscription */
  subscribe(slot: number, listener: SlotListener): () => void;
}

/** The name of a slot's channel wherever channels have names. @source design Realtime */
export const slotChannel = (slot: number) => `rt:slot:${slot}` as const;

/** One message for each slot that is meant. */
export function bySlot(told: readonly Told[]): SlotMessage[] {
  const slots = Map.groupBy(told, (each) => slotOf(each.userID));
  return [...slots].map(([slot, ofSlot]) => ({ slot, told: ofSlot }));
}

/** A bus inside one process. */
export function newLocalBus(log: Pick<Log, "error">): Bus {
  const slots = new Map<number, Set<SlotListener>>();
  return {
    publish(messages) {
      for (const { slot, told } of messages) {
        for (const listener of slots.get(slot) ?? []) {
          try {
            listener(told);
          } catch (error) {
            log.error({ err: error, channel: slotChannel(slot) }, "a listener failed");
          }
        }
      }
      return Promise.resolve();
    },
    subscribe(slot, listener) {
      const listeners = slots.get(slot) ?? new Set();
      slots.set(slot, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && slots.get(slot) === listeners) slots.delete(slot);
      };
    },
  };
}
