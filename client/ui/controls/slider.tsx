import { type CSSProperties, useId } from "react";

import style from "./slider.module.css";

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly disabled?: boolean;
  /** The value in words, seen and read aloud: "50%", "24 px". */
  readonly words?: string;
}

export function Slider({ label, value, onValue, min = 0, max = 100, step = 1, disabled, words }: SliderProps) {
  const id = useId();
  const share = { "--share": (value - min) / (max - min || 1) } as CSSProperties;
  return (
    <div className={style.slider}>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <output className={style.words} htmlFor={id} aria-hidden>
        {words ?? value}
      </output>
      <input
        id={id}
        type="range"
        className={style.range}
        style={share}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={words}
        onChange={(event) => onValue(event.target.valueAsNumber)}
      />
    </div>
  );
}
