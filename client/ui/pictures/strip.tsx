import { useId } from "react";

import type { Sheet } from "./scene.ts";

/** A small picture that repeats along an edge, in CSS pixels. What reaches its right end goes on at its left one. */
export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly sheets: readonly Sheet[];
}

/** A tile as often as the box is wide. Says nothing, and nobody can press it. */
export function Strip({ tile, className }: { readonly tile: Tile; readonly className?: string | undefined }) {
  const id = useId();
  const { width, height, sheets } = tile;
  return (
    <svg aria-hidden className={className} width="100%" height={height} pointerEvents="none" display="block">
      <defs>
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          {sheets.map(([ink, d, opacity, lineWidth]) => (
            <path
              key={`${ink} ${d}`}
              d={d}
              fill={lineWidth ? "none" : ink}
              stroke={lineWidth ? ink : undefined}
              strokeWidth={lineWidth}
              strokeLinecap="round"
              opacity={opacity}
            />
          ))}
        </pattern>
      </defs>
      <path d={`M0 0H8000V${height}H0z`} fill={`url(#${id})`} />
    </svg>
  );
}
