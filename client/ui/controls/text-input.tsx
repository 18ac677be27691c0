import { type ComponentPropsWithRef, useState } from "react";

import { Field, type FieldText } from "./field.tsx";
import { type TextLimits, limitText } from "./text-limits.ts";

import style from "./text-input.module.css";
import well from "./well.module.css";

type Native = Pick<
  ComponentPropsWithRef<"input">,
  "ref" | "name" | "placeholder" | "autoComplete" | "autoFocus" | "disabled" | "readOnly" | "spellCheck" | "onBlur"
>;

type TextInputProps = FieldText &
  TextLimits &
  Native & {
    readonly type?: "text" | "email" | "password" | "search" | "url" | "date";
    readonly value: string;
    readonly onValue: (value: string) => void;
    /** Shows used and most characters; on by default where `maxLength` is set. */
    readonly counter?: boolean;
  };

/** @source teams-shop-seasons §5 'Text input component' */
export function TextInput(props: TextInputProps) {
  const { label, mark, hint, errors, numeric, maxLength, overflow, type = "text", value, onValue, ...rest } = props;
  const { counter = maxLength !== undefined, ...native } = rest;
  const [shown, setShown] = useState(false);
  const secret = type === "password";
  return (
    <Field
      label={label}
      mark={mark}
      hint={hint}
      errors={errors}
      count={counter && maxLength !== undefined ? { used: value.length, most: maxLength } : undefined}
      aside={
        secret && (
          <button
            type="button"
            className={style.show}
            aria-label={`${shown ? "Hide" : "Show"} ${label}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? "Hide" : "Show"}
          </button>
        )
      }
    >
      {(wiring) => (
        <input
          {...native}
          {...wiring}
          className={well.well}
          type={secret && shown ? "text" : type}
          inputMode={numeric ? "numeric" : undefined}
          value={value}
          onChange={(event) => onValue(limitText(event.target.value, { numeric, maxLength, overflow }))}
        />
      )}
    </Field>
  );
}
