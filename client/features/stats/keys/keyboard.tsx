import type { KeyCost } from "../../../data/stats/use-key-stats.ts";
import { asIs, Words } from "../../../ui/data/as-is.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { BOARD, keysOf, type LayoutName, type PlacedKey } from "./layouts.ts";
import { tintOf, worse } from "./tint.ts";
import { pictureWords } from "./words.ts";

import style from "./keyboard.module.css";

/** One key, in units of the picture. */
const SIZE = 60;
const GAP = 5;
/** Above the keys, for arcs. */
const SKY = 40;
/** Pairs that are drawn; more would cross each other too often to be read. */
const MOST_ARCS = 5;

interface KeyboardProps {
  readonly layout: LayoutName;
  readonly pairs: readonly KeyCost[];
  readonly keys: readonly KeyCost[];
}

/** The player's keyboard: keys in the colour of what they cost, and an arc from key to key for each weak pair, numbered as below it. */
export function Keyboard({ layout, pairs, keys }: KeyboardProps) {
  const placed = keysOf(layout);
  const costs = new Map(keys.map((key) => [key.part, key]));
  const placeOf = (character: string) => placed.find((key) => key.character === character || key.shifted === character);
  return (
    <>
      <VisuallyHidden>
        <Words of={pictureWords(pairs, keys)} />
      </VisuallyHidden>
      <svg {...asIs(style.board)} aria-hidden viewBox={`0 ${-SKY} ${BOARD.width * SIZE} ${BOARD.height * SIZE + SKY}`}>
        {placed.map((key) => (
          <Key key={key.character} placed={key} cost={worse(costs.get(key.character), costs.get(key.shifted))} />
        ))}
        {pairs.slice(0, MOST_ARCS).map(({ part }, nth) => {
          const [from, to] = [placeOf(part.charAt(0)), placeOf(part.charAt(1))];
          return from && to && <Arc key={part} from={from} to={to} number={nth + 1} />;
        })}
      </svg>
    </>
  );
}

function Key({ placed, cost }: { readonly placed: PlacedKey; readonly cost: KeyCost | undefined }) {
  const { character, x, y, width } = placed;
  const tint = tintOf(cost);
  const left = x * SIZE;
  const top = y * SIZE;
  const wide = width * SIZE - GAP;
  return (
    <g className={style.key} data-tint={tint}>
      <rect x={left} y={top} width={wide} height={SIZE - GAP} rx={8} />
      <text x={left + wide / 2} y={top + 35}>
        {character === " " ? "space" : character}
      </text>
      {/* Told without colour: a bar under what is weak, a dot under what is a little slow. */}
      {tint === "weak" && <rect className={style.mark} x={left + wide / 2 - 14} y={top + 43} width={28} height={5} />}
      {tint === "slow" && <circle className={style.mark} cx={left + wide / 2} cy={top + 46} r={3.5} />}
    </g>
  );
}

const middleOf = ({ x, y, width }: PlacedKey) => ({ x: (x + width / 2) * SIZE - GAP / 2, y: y * SIZE + 6 });

function Arc({ from, to, number }: { readonly from: PlacedKey; readonly to: PlacedKey; readonly number: number }) {
  const [start, end] = [middleOf(from), middleOf(to)];
  const isSame = start.x === end.x && start.y === end.y;
  const spread = isSame ? 22 : 0;
  const lift = 26 + Math.abs(end.x - start.x) * 0.18;
  const top = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - lift };
  // The middle of the curve is half way to where it is drawn to.
  const badge = { x: top.x, y: (top.y + (start.y + end.y) / 2) / 2 };
  return (
    <g className={style.arc}>
      <path d={`M ${start.x - spread} ${start.y} Q ${top.x} ${top.y} ${end.x + spread} ${end.y}`} />
      <circle className={style.end} cx={end.x + spread} cy={end.y} r={5} />
      <circle className={style.badge} cx={badge.x} cy={badge.y} r={12} />
      <text x={badge.x} y={badge.y + 5}>
        {number}
      </text>
    </g>
  );
}
