import type { Change, Notification, SlotMessage } from "../../../contracts/notifications.ts";
import type { UserID } from "../../../ids.ts";

/** A notification without its number, which is another one for each receiver. */
type News = Omit<Notification, "notificationID">;

/** Before the news, each of which has a line of its own. */
interface Head {
  readonly slot: number;
  /** The receivers of each, and its number there. */
  readonly to: readonly UserID[];
  readonly ids: readonly (number | null)[];
  readonly changed?: readonly Change[] | undefined;
}

/** Messages as sent through Redis: what goes to many is serialised once. */
export function wireOf(messages: readonly SlotMessage[]): { readonly slot: number; readonly body: string }[] {
  const lines = new Map<Notification, string>();
  const lineOf = (notification: Notification): string => {
    const line = lines.get(notification) ?? JSON.stringify({ ...notification, notificationID: undefined });
    lines.set(notification, line);
    return line;
  };
  return messages.map(({ slot, told, changed }) => {
    const head: Head = {
      slot,
      to: told.map(({ userID }) => userID),
      ids: told.map(({ notification }) => notification.notificationID),
      changed,
    };
    return { slot, body: [JSON.stringify(head), ...told.map(({ notification }) => lineOf(notification))].join("\n") };
  });
}

/**
 * Parses messages. What goes to many arrives in as many messages, mostly in a row: it is parsed once, and all share the
 * object.
 */
export class SlotReader {
  #line = "";
  #news: News | undefined;
  #last: Notification | undefined;

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
      if (head.ids?.length !== lines.length) return undefined;
      const { slot, to, ids, changed } = head as Head;
      const told = to.map((userID, nth) => ({ userID, notification: this.#read(lines[nth] ?? "", ids[nth] ?? null) }));
      return { slot, told, changed };
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  }

  #read(line: string, notificationID: number | null): Notification {
    if (this.#news === undefined || this.#line !== line) {
      this.#news = JSON.parse(line) as News;
      this.#line = line;
      this.#last = undefined;
    }
    if (this.#last?.notificationID !== notificationID) {
      this.#last = { notificationID, ...this.#news } as Notification;
    }
    return this.#last;
  }
}
