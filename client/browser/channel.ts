/** A way to this browser's other tabs. */
export interface Channel<Message> {
  readonly post: (message: Message) => void;
  readonly close: () => void;
}

/** Opens a channel between the tabs of this browser; where there is none, or it passes nothing, each tab is alone. */
export function openChannel<Message>(name: string, hear: (message: Message) => void): Channel<Message> {
  let channel: BroadcastChannel | undefined;
  const unlessRefused = (work: () => void): void => {
    try {
      work();
    } catch (problem) {
      console.warn("The other tabs hear nothing:", problem);
    }
  };
  unlessRefused(() => {
    channel = new BroadcastChannel(name);
    channel.addEventListener("message", ({ data }: MessageEvent<Message>) => hear(data));
  });
  return {
    post: (message) => unlessRefused(() => channel?.postMessage(message)),
    close: () => unlessRefused(() => channel?.close()),
  };
}
