import type { ComponentPropsWithRef } from "react";

import { Field, type FieldText } from "./field.tsx";
import { type TextLimits, limitText } from "./text-limits.ts";

import style from "./text-area.module.css";
import well from "./well.module.css";

type TextAreaProps = FieldText &
  Pick<TextLimits, "maxLength" | "overflow"> &
  Pick<ComponentPropsWithRef<"textarea">, "ref" | "name" | "placeholder" | "disabled" | "readOnly" | "rows"> & {
    readonly value: string;
    readonly onValue: (value: string) => void;
  };

export function TextArea(props: TextAreaProps) {
  const { label, mark, hint, errors, maxLength, overflow, value, onValue, rows = 4, ...native } = props;
  const count = maxLength === undefined ? undefined : { used: value.length, most: maxLength };
  return (
    <Field label={label} mark={mark} hint={hint} errors={errors} count={count}>
      {(wiring) => (
        <textarea
          {...native}
          {...wiring}
          rows={rows}
          className={`${well.well} ${style.area}`}
          value={value}
          onChange={(event) => onValue(limitText(event.target.value, { maxLength, overflow }))}
        />
      )}
    </Field>
  );
}
