import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";

import { SelectField } from "../../ui/form/select-field.tsx";
import { filled, TextField } from "../../ui/form/text-field.tsx";

import style from "./assignments.module.css";

const HOURS = Array.from({ length: 16 }, (_unused, nth) => `${String(nth + 7).padStart(2, "0")}:00`);
const END_OF_DAY = "23:59";

interface UntilFieldsProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly day: FieldPathByValue<Values, string>;
  readonly time: FieldPathByValue<Values, string>;
  /** A time that is set and isn't among the usual ones. */
  readonly also?: string;
}

/** The day and the time until which something is to be done. */
export function UntilFields<Values extends FieldValues>({ control, day, time, also }: UntilFieldsProps<Values>) {
  const times = [...new Set([...HOURS, END_OF_DAY, ...(also === undefined ? [] : [also])])].toSorted();
  return (
    <div className={style.pair}>
      <TextField control={control} name={day} label="Until" type="date" check={filled("Choose a day.")} />
      <SelectField
        control={control}
        name={time}
        label="Time"
        options={times.map((value) => ({ value, label: value === END_OF_DAY ? "End of the day" : value }))}
      />
    </div>
  );
}
