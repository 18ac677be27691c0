import type { Change, Notification, SlotMessage } from "../../../contracts/notifications.ts";
import type { UserID } from "../../../ids.ts";

/** Before the notifications, each of which has a line of its own. */
interface Head {
  readonly slot: number;
  /** The receivers of each notification. */
  readonly to: readonly UserID[];
  readonly changed?: readonly Change[] | undefined;
}

/** Messages as sent through Redis: what goes to many is serialised once. */
export function wireOf(messages: readonly SlotMessage[]): { readonly slot: number; readonly body: string }[] {
  const lines = new Map<Notification, string>();
  const lineOf = (notification: Notification): string => {
    const line = lines.get(notification) ?? JSON.stringify(notification);
    lines.set(notification, line);
    return line;
  };
  return messages.map(({ slot, told, changed }) => {
    const head: Head = { slot, to: told.map(({ userID }) => userID), changed };
    return { slot, body: [JSON.stringify(head), ...told.map(({ notification }) => lineOf(notification))].join("\n") };
  });
}

/**
 * Parses messages. What goes to many arrives in as many messages, mostly in a row: it is parsed once, and all share the
 * object.
 */
export class SlotReader {
  #line = "";
  #notification: Notification | undefined;

  /**
   * Checks the envelope only: every notification was checked when it was written.
   *
   * @returns undefined for another shape
   */
  read(body: string): SlotMessage | undefined {
    try {
      const [first = "", ...lines] = body.split("\n");
      const head = JSON.parse(first) as Partial<Head> | null;
      if (!Number.isInteger(head?.slot) || !Array.isArray(head?.to) || head.to.length !== lines.length)
        return undefined;
      const { slot, to, changed } = head as Head;
      return { slot, told: to.map((userID, nth) => ({ userID, notification: this.#read(lines[nth] ?? "") })), changed };
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  }

  #read(line: string): Notification {
    if (this.#notification === undefined || this.#line !== line) {
      this.#notification = JSON.parse(line) as Notification;
      this.#line = line;
    }
    return this.#notification;
  }
}
