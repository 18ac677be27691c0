import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

import type { EventKey } from "#shared/content/ways.ts";

import { RECIPES } from "../../client/sound/recipes.ts";
import { render } from "../../client/sound/render.ts";
import { sounds } from "../../client/sound/sounds.ts";
import { loopOf } from "../../client/sound/themes/loop.ts";
import { THEMES } from "../../client/sound/themes/themes.ts";
import { useEventTheme } from "../../client/sound/use-event-theme.ts";
import { endOf, type Voice } from "../../client/sound/voice.ts";

const RATE = 44_100;

/** The loudest sample of an effect. */
async function peakOf(voices: readonly Voice[]): Promise<number> {
  const context = new OfflineAudioContext(1, Math.ceil((RATE * (endOf(voices) + 50)) / 1_000), RATE);
  render(context, context.destination, voices, 0);
  return loudest((await context.startRendering()).getChannelData(0));
}

const loudest = (samples: Float32Array): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

/** How loud a theme is in each of its seconds, and how far it leaps where it begins again. */
async function themeOf(load: (typeof THEMES)[keyof typeof THEMES]) {
  const samples = (await loopOf(await load(), RATE)).getChannelData(0);
  const seconds = Array.from({ length: Math.ceil(samples.length / RATE) }, (_none, nth) =>
    loudest(samples.subarray(nth * RATE, (nth + 1) * RATE)),
  );
  return { seconds, leap: Math.abs((samples[0] ?? 1) - (samples.at(-1) ?? 0)) };
}

/** What was set going, and what was told to end, of the sources that begin again and again. */
const loops = { begun: 0, ended: 0 };
let context: BaseAudioContext | undefined;
const isMusic = ({ loop, buffer }: AudioBufferSourceNode): boolean => loop && (buffer?.duration ?? 0) > 2;

window.AudioContext = class extends AudioContext {
  override createBufferSource(): AudioBufferSourceNode {
    const source = super.createBufferSource();
    ({ context } = source);
    source.start = (...when) => {
      if (isMusic(source)) loops.begun++;
      AudioBufferSourceNode.prototype.start.apply(source, when);
    };
    source.stop = (...when) => {
      if (isMusic(source)) loops.ended++;
      AudioBufferSourceNode.prototype.stop.apply(source, when);
    };
    return source;
  }
};

/** A page with the theme of an event, and another in its place. */
function Listener({ theme }: { readonly theme: EventKey | undefined }): null {
  useEventTheme(theme);
  return null;
}
const root = createRoot(document.createElement("div"));
let nth = 0;

const measured = async <T>(pairs: readonly (readonly [string, Promise<T>])[]): Promise<Record<string, T>> =>
  Object.fromEntries(await Promise.all(pairs.map(async ([name, value]) => [name, await value] as const)));

Object.assign(window, {
  peaks: () =>
    measured(Object.entries<readonly Voice[]>(RECIPES).map(([name, voices]) => [name, peakOf(voices)] as const)),
  themes: () => measured(Object.entries(THEMES).map(([key, load]) => [key, themeOf(load)] as const)),
  sounds,
  loops,
  stateOfAudio: () => context?.state,
  visit: (theme: EventKey | undefined) => flushSync(() => root.render(createElement(Listener, { theme, key: nth++ }))),
  leave: () => flushSync(() => root.render(null)),
});
