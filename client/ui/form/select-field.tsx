import type { ComponentProps } from "react";
import { type Control, type FieldPathByValue, type FieldValues, useController } from "react-hook-form";

import { Select } from "../controls/select.tsx";

type SelectFieldProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof Select>,
  "name" | "value" | "onValue" | "errors" | "ref"
> & {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
};

/** A select of a form: shows what the server says of it. */
export function SelectField<Values extends FieldValues>({ control, name, ...select }: SelectFieldProps<Values>) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control, name });
  return (
    <Select {...select} ref={ref} name={name} value={value} onValue={onChange} errors={fieldState.error?.message} />
  );
}
