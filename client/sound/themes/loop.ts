import { openOffline } from "../../browser/audio.ts";
import { render } from "../render.ts";
import type { Theme } from "./theme.ts";

/** A theme as samples, made beside the page's own work: its last notes ring on into its first. */
export async function loopOf({ lengthMs, voices }: Theme, rateHz: number): Promise<AudioBuffer> {
  const samples = Math.round((lengthMs / 1_000) * rateHz);
  const context = openOffline(samples * 2, rateHz);
  for (const round of [0, 1]) render(context, context.destination, voices, (round * samples) / rateHz);
  const twice = await context.startRendering();
  const loop = context.createBuffer(1, samples, rateHz);
  loop.copyToChannel(twice.getChannelData(0).subarray(samples), 0);
  return loop;
}
