import type { ComponentProps } from "react";
import { type Control, type FieldPathByValue, type FieldValues, useController } from "react-hook-form";

import { TextArea } from "../controls/text-area.tsx";

type TextAreaFieldProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof TextArea>,
  "name" | "value" | "onValue" | "errors" | "ref"
> & {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
};

/** A text area of a form: shows what the server says of it. */
export function TextAreaField<Values extends FieldValues>({ control, name, ...area }: TextAreaFieldProps<Values>) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control, name });
  return (
    <TextArea {...area} ref={ref} name={name} value={value} onValue={onChange} errors={fieldState.error?.message} />
  );
}
