import type { ReactNode } from "react";
import { type Control, type FieldPathByValue, type FieldValues, useController } from "react-hook-form";

import { Checkbox } from "../controls/checkbox.tsx";

import style from "./form.module.css";

interface CheckFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, boolean>;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Shown when the form is sent without the tick. */
  readonly needed?: string;
}

/** A checkbox of a form. */
export function CheckField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  needed,
}: CheckFieldProps<Values>) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({
    control,
    name,
    rules: { validate: (isTicked: boolean) => isTicked || needed === undefined || needed },
  });
  return (
    <div>
      <Checkbox
        ref={ref}
        name={name}
        required={needed !== undefined}
        label={label}
        hint={hint}
        checked={value}
        onValue={onChange}
      />
      <p className={style.checkError} aria-live="polite">
        {fieldState.error?.message}
      </p>
    </div>
  );
}
