import { type ReactNode, useId } from "react";

import { classes } from "../classes.ts";
import type { Option } from "./select.tsx";

import choice from "./choice.module.css";
import style from "./radio-group.module.css";

interface RadioGroupProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (Option<Value> & { readonly hint?: ReactNode })[];
  readonly value: Value | undefined;
  readonly onValue: (value: Value) => void;
  readonly disabled?: boolean;
  /** `plates` puts few short choices side by side. */
  readonly look?: "list" | "plates";
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onValue, disabled, look = "list" } = props;
  const name = useId();
  const plates = look === "plates";
  return (
    <fieldset className={style.group} disabled={disabled}>
      <legend className={style.legend}>{label}</legend>
      <div className={plates ? style.plates : style.list}>
        {options.map((option) => (
          <label key={option.value} className={plates ? style.plate : choice.choice}>
            <input
              type="radio"
              className={plates ? style.hiddenMark : classes(choice.mark, choice.radio)}
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
            />
            <span className={plates ? undefined : choice.words}>
              {option.label}
              {option.hint !== undefined && <span className={choice.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
