import { type ComponentPropsWithRef, type ReactNode, useId } from "react";

import { classes } from "../classes.ts";

import style from "./choice.module.css";

export type CheckboxProps = Pick<ComponentPropsWithRef<"input">, "ref" | "name" | "disabled" | "required"> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onValue: (checked: boolean) => void;
};

export function Checkbox({ label, hint, checked, onValue, ...native }: CheckboxProps) {
  const id = useId();
  return (
    <label className={style.choice}>
      <input
        {...native}
        type="checkbox"
        className={classes(style.mark, style.check)}
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
