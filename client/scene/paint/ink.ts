import type { Hex } from "#shared/content/scenery/scenery.ts";

const parts = (ink: Hex): readonly [number, number, number] => {
  const bits = Number.parseInt(ink.slice(1), 16);
  return [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255];
};

/** `share` of the second ink in the first. */
export function blended(one: Hex, other: Hex, share: number): Hex {
  const from = parts(one);
  const to = parts(other);
  const bits = from.map((part, at) => Math.round(part + ((to[at] ?? 0) - part) * share));
  return `#${bits.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

export function sheer(ink: Hex, opacity: number): string {
  const [red, green, blue] = parts(ink);
  return `rgb(${red} ${green} ${blue} / ${opacity})`;
}

export const asNumber = (ink: Hex): number => Number.parseInt(ink.slice(1), 16);
