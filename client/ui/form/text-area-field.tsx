import type { ComponentProps } from "react";
import { type Control, type FieldPathByValue, type FieldValues, useController } from "react-hook-form";

import { TextArea } from "../controls/text-area.tsx";
import type { Check } from "./text-field.tsx";

type TextAreaFieldProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof TextArea>,
  "name" | "value" | "onValue" | "errors" | "ref"
> & {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly check?: Check;
};

/** A text area of a form: shows what its check or the server says of it. */
export function TextAreaField<Values extends FieldValues>({
  control,
  name,
  check,
  ...area
}: TextAreaFieldProps<Values>) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control, name, rules: { validate: (text: string) => check?.(text) ?? true } });
  return (
    <TextArea {...area} ref={ref} name={name} value={value} onValue={onChange} errors={fieldState.error?.message} />
  );
}
