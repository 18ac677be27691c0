import type { EventKey } from "#shared/content/ways.ts";

import { loopOf } from "./loop.ts";
import { THEMES } from "./themes.ts";

/** Under everything else that sounds. */
const LOUDNESS = 0.45;
/** How quickly it comes and goes: after three times this long nearly all of the way. */
const COMES_S = 0.8;
const GOES_S = 0.35;

interface Sounding {
  readonly key: EventKey;
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
}

/** The music of one page: at most one theme at a time. */
export class Music {
  readonly #context: BaseAudioContext;
  readonly #into: AudioNode;
  readonly #loops = new Map<EventKey, Promise<AudioBuffer>>();
  #wanted: EventKey | undefined;
  #sounding: Sounding | undefined;

  constructor(context: BaseAudioContext, into: AudioNode) {
    this.#context = context;
    this.#into = into;
  }

  /** Goes over to a theme, or to silence. */
  async play(key: EventKey | undefined): Promise<void> {
    this.#wanted = key;
    if (this.#sounding?.key !== key) this.#fade();
    if (key === undefined || this.#sounding) return;
    const buffer = await this.#loopFor(key);
    if (this.#wanted === key && !this.#sounding) this.#sounding = this.#begin(key, buffer);
  }

  #loopFor(key: EventKey): Promise<AudioBuffer> {
    const known = this.#loops.get(key);
    if (known) return known;
    const made = THEMES[key]().then((theme) => loopOf(theme, this.#context.sampleRate));
    this.#loops.set(key, made);
    made.catch(() => this.#loops.delete(key));
    return made;
  }

  #begin(key: EventKey, buffer: AudioBuffer): Sounding {
    const source = this.#context.createBufferSource();
    const gain = this.#context.createGain();
    Object.assign(source, { buffer, loop: true });
    gain.gain.value = 0;
    gain.gain.setTargetAtTime(LOUDNESS, this.#context.currentTime, COMES_S);
    source.connect(gain).connect(this.#into);
    source.start();
    return { key, source, gain };
  }

  #fade(): void {
    if (!this.#sounding) return;
    const { source, gain } = this.#sounding;
    const now = this.#context.currentTime;
    gain.gain.setTargetAtTime(0, now, GOES_S);
    source.stop(now + 6 * GOES_S);
    this.#sounding = undefined;
  }
}
