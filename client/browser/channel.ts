/** A way to this browser's other tabs. */
export interface Channel<Message> {
  readonly post: (message: Message) => void;
  readonly close: () => void;
}

const TO_NOBODY: Channel<unknown> = { post: () => undefined, close: () => undefined };

/** Opens a channel between the tabs of this browser; where there is none, each tab is alone. */
export function openChannel<Message>(name: string, hear: (message: Message) => void): Channel<Message> {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener("message", ({ data }: MessageEvent<Message>) => hear(data));
    return { post: (message) => channel.postMessage(message), close: () => channel.close() };
  } catch {
    return TO_NOBODY;
  }
}
