import { useId } from "react";

import { classes } from "../classes.ts";
import type { CheckboxProps } from "./checkbox.tsx";

import style from "./choice.module.css";

/** Takes effect at once; for choices that are sent with a form use Checkbox. */
export function Switch({ label, hint, checked, onValue, ...native }: CheckboxProps) {
  const id = useId();
  return (
    <label className={style.choice}>
      <input
        {...native}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={classes(style.mark, style.switch)}
        aria-describedby={hint === undefined ? undefined : id}
        aria-labelledby={`${id}-label`}
        checked={checked}
        onChange={(event) => onValue(event.target.checked)}
      />
      <span className={style.words}>
        <span id={`${id}-label`}>{label}</span>
        {hint !== undefined && (
          <span className={style.hint} id={id}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
