export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Leaves that fan out from one root: each a curved blade to its tip. */
export const blades = (tips: readonly (readonly [x: number, y: number])[], half: number): string =>
  tips
    .map(([x, y]) => `M${-half} 0Q${x * 0.35 - half} ${y * 0.7} ${x} ${y}Q${x * 0.35 + half} ${y * 0.6} ${half} 0z`)
    .join("");
