import { endOf, RECIPES, type Voice } from "../../client/sound/recipes.ts";
import { render } from "../../client/sound/render.ts";

const RATE = 44_100;

/** The loudest sample of an effect. */
async function peakOf(voices: readonly Voice[]): Promise<number> {
  const context = new OfflineAudioContext(1, Math.ceil((RATE * (endOf(voices) + 50)) / 1_000), RATE);
  render(context, context.destination, voices, 0);
  const samples = (await context.startRendering()).getChannelData(0);
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

const measured = Object.entries<readonly Voice[]>(RECIPES).map(
  async ([name, voices]) => [name, await peakOf(voices)] as const,
);
Object.assign(window, { peaks: Promise.all(measured).then((pairs) => Object.fromEntries(pairs)) });
