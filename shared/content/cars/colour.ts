/** `#rrggbb`. */
export type Hex = `#${string}`;

interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hueDegrees: number;
}

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gamma = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

/** @see https://bottosson.github.io/posts/oklab/ for the matrices */
export function oklchOf(hex: Hex): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hueDegrees: (Math.atan2(bb, a) * 180) / Math.PI,
  };
}

function rgbOf({ lightness, chroma, hueDegrees }: Oklch): readonly number[] {
  const a = chroma * Math.cos((hueDegrees * Math.PI) / 180);
  const b = chroma * Math.sin((hueDegrees * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (rgb: readonly number[]): boolean => rgb.every((c) => c >= -0.0005 && c <= 1.0005);
const byte = (c: number): string =>
  Math.round(gamma(Math.min(1, Math.max(0, c))) * 255)
    .toString(16)
    .padStart(2, "0");

/** The nearest displayable colour: keeps lightness and hue, reduces chroma. */
function hexOf(colour: Oklch): Hex {
  let [low, high] = [0, colour.chroma];
  if (!isShown(rgbOf(colour))) {
    for (let step = 0; step < 12; step++) {
      const chroma = (low + high) / 2;
      if (isShown(rgbOf({ ...colour, chroma }))) low = chroma;
      else high = chroma;
    }
  } else low = high;
  return `#${rgbOf({ ...colour, chroma: low })
    .map(byte)
    .join("")}`;
}

/** The colour with its hue turned; an angle of 0 gives exactly the colour itself. */
export function turned(hex: Hex, hueAngle: number): Hex {
  if (hueAngle % 360 === 0) return hex;
  const colour = oklchOf(hex);
  return hexOf({ ...colour, hueDegrees: colour.hueDegrees + hueAngle });
}

/** Lighter (positive) or darker (negative), by steps of perceived lightness from -1 to 1. */
export function shaded(hex: Hex, by: number, chromaFactor = 1, hueShift = 0): Hex {
  const { lightness, chroma, hueDegrees } = oklchOf(hex);
  return hexOf({
    lightness: Math.min(0.98, Math.max(0.08, lightness + by)),
    chroma: chroma * chromaFactor,
    hueDegrees: hueDegrees + hueShift,
  });
}
