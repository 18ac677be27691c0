import { useId } from "react";

import type { Scene, Sheet } from "./scene.ts";

/** What one sees of a scene on a phone is its middle, between 350 and 850; of a low head its lower two thirds. */
const BOX = "0 0 1200 300";

const drawn = ([ink, d, opacity, lineWidth]: Sheet) =>
  lineWidth ? (
    <path
      key={`${ink} ${d}`}
      d={d}
      fill="none"
      stroke={ink}
      strokeWidth={lineWidth}
      strokeLinecap="round"
      opacity={opacity}
    />
  ) : (
    <path key={`${ink} ${d}`} d={d} fill={ink} opacity={opacity} />
  );

/** A wide paper-cut picture for the head of a page. It fills the box that it is given, and says nothing. */
export function Diorama({ scene, className }: { readonly scene: Scene; readonly className?: string | undefined }) {
  const id = useId();
  return (
    <svg aria-hidden className={className} viewBox={BOX} preserveAspectRatio="xMidYMax slice" strokeLinejoin="round">
      <defs>
        <linearGradient id={`${id}sky`} gradientUnits="userSpaceOnUse" x2="0" y2="300">
          {scene.sky.map(([at, ink]) => (
            <stop key={at} offset={at} stopColor={ink} />
          ))}
        </linearGradient>
        {scene.glows.map(([x, , r, ink, opacity]) => (
          <radialGradient key={`${x} ${r}`} id={`${id}${x}-${r}`}>
            <stop stopColor={ink} stopOpacity={opacity} />
            <stop offset="1" stopColor={ink} stopOpacity={0} />
          </radialGradient>
        ))}
      </defs>
      <path d="M-400-300H1600V300H-400z" fill={`url(#${id}sky)`} />
      {scene.glows.map(([x, y, r]) => (
        <circle key={`${x} ${r}`} cx={x} cy={y} r={r} fill={`url(#${id}${x}-${r})`} />
      ))}
      {scene.plates.map(({ sheets, isFlat }) => (
        <g key={sheets[0]?.[1]}>
          {!isFlat && <path d={sheets[0]?.[1]} fill={scene.shade} opacity={0.22} transform="translate(3 -4)" />}
          {sheets.map(drawn)}
        </g>
      ))}
    </svg>
  );
}
