import type { Notification } from "#shared/contracts/notifications.ts";

import { frameOf, type Frame } from "../colyseus/frames.ts";
import { NumberedFrames } from "../colyseus/numbered-frames.ts";

const MOST = 0xffff_ffff;

/** The frames of notifications. What goes to many in a row, each with their own number, is packed once. */
export class ToldFrames {
  #data: Notification["data"] | undefined;
  #shared: Frame | NumberedFrames | undefined;

  frameOf(notification: Notification): Frame {
    const { notificationID, data } = notification;
    if (notificationID !== null && notificationID > MOST) return frameOf("told", notification);
    const isSame = this.#data === data;
    this.#data = data;
    if (notificationID === null) {
      const frame = isSame && isFrame(this.#shared) ? this.#shared : frameOf("told", notification);
      this.#shared = frame;
      return frame;
    }
    const frames =
      isSame && this.#shared instanceof NumberedFrames
        ? this.#shared
        : new NumberedFrames("told", notification, "notificationID");
    this.#shared = frames;
    return frames.frameOf(notificationID);
  }
}

const isFrame = (shared: Frame | NumberedFrames | undefined): shared is Frame =>
  shared !== undefined && !(shared instanceof NumberedFrames);
