type Rgb = readonly [red: number, green: number, blue: number];

const PATTERN = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** `#rrggbb` or `rrggbb`; anything else is undefined. */
export function parseHex(hex: string): Rgb | undefined {
  const found = PATTERN.exec(hex);
  if (found === null) return undefined;
  const part = (n: number): number => Number.parseInt(found[n] ?? "", 16);
  return [part(1), part(2), part(3)];
}

export function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const INK: Rgb = [17, 19, 26];
const PAPER: Rgb = [255, 255, 255];

/** Whether white reads better on a colour than black does. */
export function isDark(hex: string): boolean {
  const rgb = parseHex(hex);
  return rgb !== undefined && contrast(rgb, [255, 255, 255]) > contrast(rgb, [0, 0, 0]);
}

/** Ink or paper, whichever reads better on a colour that a player chose. */
export function inkOn(hex: string): "#11131a" | "#ffffff" {
  const ground = parseHex(hex) ?? INK;
  return contrast(ground, INK) >= contrast(ground, PAPER) ? "#11131a" : "#ffffff";
}
