import type { ComponentPropsWithRef } from "react";

import { Field, type FieldText } from "./field.tsx";

import style from "./select.module.css";
import well from "./well.module.css";

export type Option<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
};

type SelectProps<Value extends string> = FieldText &
  Pick<ComponentPropsWithRef<"select">, "ref" | "name" | "disabled"> & {
    readonly options: readonly Option<Value>[];
    readonly value: Value;
    readonly onValue: (value: Value) => void;
  };

/** The browser's own select: right on every keyboard and phone; its list is dressed where the browser allows it. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, mark, hint, errors, options, value, onValue, ...native } = props;
  return (
    <Field label={label} mark={mark} hint={hint} errors={errors}>
      {(wiring) => (
        <select
          {...native}
          {...wiring}
          className={`${well.well} ${style.select}`}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen !== undefined) onValue(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled} className={style.option}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
