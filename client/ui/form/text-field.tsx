import { type ComponentProps } from "react";
import { type Control, type FieldPathByValue, type FieldValues, useController } from "react-hook-form";

import { TextInput } from "../controls/text-input.tsx";

/** What is wrong with a text, as a sentence; nothing when it is fine. */
export type Check = (text: string) => string | undefined;

type TextFieldProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof TextInput>,
  "name" | "value" | "onValue" | "onBlur" | "errors" | "ref"
> & {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly check?: Check;
};

/** A text input of a form: shows what its check or the server says, and takes the focus when it is the first wrong one. */
export function TextField<Values extends FieldValues>({ control, name, check, ...input }: TextFieldProps<Values>) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({
    control,
    name,
    rules: { validate: (text: string) => check?.(text) ?? true },
  });
  return (
    <TextInput
      {...input}
      ref={ref}
      name={name}
      value={value}
      onValue={onChange}
      onBlur={onBlur}
      errors={fieldState.error?.message}
    />
  );
}

/** The check of a field that may not stay empty. */
export const filled =
  (sentence: string): Check =>
  (text) =>
    text.trim() === "" ? sentence : undefined;
