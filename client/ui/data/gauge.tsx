import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from "react";

import { formatWholeSpeed } from "#shared/format/figures.ts";

import { dialAngle, dialArc, dialEnd, dialPoint, dialStart } from "./dial.ts";

import style from "./gauge.module.css";

export interface GaugeHandle {
  /** Moves needle and figure at once, outside React: call it every frame (see needle.ts for the weight). */
  readonly set: (value: number) => void;
}

interface GaugeProps {
  readonly ref?: Ref<GaugeHandle>;
  /** What is measured, in words. The moving value itself is not read aloud. */
  readonly label: string;
  readonly unit: string;
  readonly max?: number;
  /** Where the red zone begins: the racer's own average. */
  readonly redFrom?: number;
  readonly value?: number;
  readonly size?: string;
}

const CENTRE = 100;
const FACE = 78;

function Scale({ max }: { readonly max: number }) {
  const step = max > 160 ? 40 : 20;
  const marks = Array.from({ length: Math.floor(max / (step / 2)) + 1 }, (_, n) => (n * step) / 2);
  return marks.map((mark) => {
    const major = mark % step === 0;
    const angle = dialAngle(mark, max);
    const [x, y] = dialPoint(angle, FACE - 27, CENTRE).split(" ");
    return (
      <g key={mark}>
        <path
          className={major ? style.major : style.minor}
          d={`M${dialPoint(angle, FACE - (major ? 13 : 8), CENTRE)}L${dialPoint(angle, FACE - 1, CENTRE)}`}
        />
        {major && (
          <text className={style.mark} x={x} y={y}>
            {mark}
          </text>
        )}
      </g>
    );
  });
}

export function Gauge({ ref, label, unit, max = 120, redFrom, value = 0, size = "12rem" }: GaugeProps) {
  const root = useRef<HTMLElement>(null);
  const needle = useRef<SVGGElement>(null);
  const digits = useRef<HTMLSpanElement>(null);
  const shown = useRef({ figure: "", hot: false, turn: "" });

  const at = useRef(value);

  const set = (next: number): void => {
    at.current = next;
    const turn = `rotate(${dialAngle(next, max).toFixed(2)} ${CENTRE} ${CENTRE})`;
    if (turn !== shown.current.turn) {
      needle.current?.setAttribute("transform", turn);
      shown.current.turn = turn;
    }
    const figure = formatWholeSpeed(Math.max(0, next)).padStart(3, " ");
    const cells = digits.current?.children;
    if (cells !== undefined && figure !== shown.current.figure) {
      for (const [n, cell] of [...cells].entries()) cell.textContent = (figure.at(n) ?? "").trim();
      shown.current.figure = figure;
    }
    const hot = redFrom !== undefined && next >= redFrom;
    if (hot !== shown.current.hot) {
      root.current?.toggleAttribute("data-hot", hot);
      shown.current.hot = hot;
    }
  };

  useImperativeHandle(ref, () => ({ set }));
  useLayoutEffect(() => {
    at.current = value;
  }, [value]);
  useLayoutEffect(() => set(at.current));

  return (
    <figure ref={root} className={style.gauge} aria-label={label} style={{ width: size }}>
      <svg aria-hidden viewBox="0 0 200 200" className={style.dial}>
        <circle className={style.shade} cx="100" cy="104" r="96" />
        <circle className={style.rim} cx="100" cy="100" r="96" />
        <circle className={style.well} cx="100" cy="100" r="87" />
        <circle className={style.face} cx="100" cy="102" r="85" />
        <path className={style.scale} d={dialArc(dialStart, dialEnd, FACE, CENTRE)} />
        {redFrom !== undefined && (
          <path className={style.red} d={dialArc(dialAngle(redFrom, max), dialEnd, FACE - 2, CENTRE)} />
        )}
        <Scale max={max} />
        <g ref={needle}>
          <path className={style.needleShade} d="M95 118 102 33l9 85z" />
          <path className={style.needle} d="M93.5 118 100 28l6.5 90z" />
          <path className={style.needleEdge} d="M100 28l6.5 90H100z" />
        </g>
        <circle className={style.hub} cx="100" cy="100" r="13" />
        <circle className={style.cap} cx="100" cy="99" r="6" />
      </svg>
      <div aria-hidden className={style.reading}>
        <span ref={digits} className={style.figure}>
          <span />
          <span />
          <span />
        </span>
        <span className={style.unit}>{unit}</span>
      </div>
    </figure>
  );
}
