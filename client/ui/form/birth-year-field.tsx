import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";

import { TextField } from "./text-field.tsx";

const SENTENCE = "Type the year you were born in, with four digits.";

interface BirthYearFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly mark: "required" | "optional";
}

/** The one question about somebody's age. It suggests no year, and says nothing of what follows from the answer. */
export const BirthYearField = <Values extends FieldValues>({ control, name, mark }: BirthYearFieldProps<Values>) => (
  <TextField
    control={control}
    name={name}
    label="In which year were you born?"
    mark={mark}
    numeric
    maxLength={4}
    counter={false}
    autoComplete="bday-year"
    hint="Nobody else sees this."
    check={(text) => (/^\d{4}$/.test(text) || (text === "" && mark === "optional") ? undefined : SENTENCE)}
  />
);
