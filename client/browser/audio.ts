/** Where sounds are made; undefined in a browser that makes none. */
export function openAudio(): AudioContext | undefined {
  try {
    return new AudioContext();
  } catch {
    return undefined;
  }
}

/** Where sounds are made to be kept: one channel of so many samples. */
export const openOffline = (samples: number, rateHz: number): OfflineAudioContext =>
  new OfflineAudioContext(1, samples, rateHz);

/** Silent while the tab is hidden. */
export function restWhileHidden(context: AudioContext): void {
  document.addEventListener("visibilitychange", () => void (document.hidden ? rest(context) : wake(context)));
}

const rest = (context: AudioContext): Promise<void> => attempt(() => context.suspend());

const wake = (context: AudioContext): Promise<void> => attempt(() => context.resume());

/** A refusal leaves it as it is, until the tab is hidden or shown again. */
async function attempt(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (problem) {
    console.warn("The sounds stay as they are:", problem);
  }
}
