import type { Notification } from "#shared/contracts/notifications.ts";

import { frameOf, type Frame } from "../colyseus/frames.ts";
import { numberedFrames } from "../colyseus/numbered-frames.ts";

const MOST = 0xffff_ffff;

/** The frames of notifications. What goes to many in a row, each with their own number, is packed once. */
export class ToldFrames {
  #data: Notification["data"] | undefined;
  /** For all, or for each with their number. */
  #shared: Frame | ReturnType<typeof numberedFrames> | undefined;

  frameOf(notification: Notification): Frame {
    const { notificationID, data } = notification;
    if (notificationID !== null && notificationID > MOST) return frameOf("told", notification);
    const shared = this.#data === data ? this.#shared : undefined;
    this.#data = data;
    if (notificationID === null) {
      const frame = typeof shared === "object" ? shared : frameOf("told", notification);
      this.#shared = frame;
      return frame;
    }
    const frames = typeof shared === "function" ? shared : numberedFrames("told", notification, "notificationID");
    this.#shared = frames;
    return frames(notificationID);
  }
}
