import type { Control } from "react-hook-form";

import type { ClassForm } from "#shared/contracts/classes/teacher-shapes.ts";
import { CLASS_COLOR_KEYS, CLASSES, type ClassColor } from "#shared/rules/classes/numbers.ts";

import { SelectField } from "../../ui/form/select-field.tsx";
import { filled, TextField } from "../../ui/form/text-field.tsx";

const COLOR_WORDS: Readonly<Record<ClassColor, string>> = {
  teal: "Teal",
  sky: "Sky blue",
  violet: "Violet",
  amber: "Amber",
  moss: "Moss green",
  rose: "Rose",
  slate: "Slate grey",
  brick: "Brick red",
};

/** What a class is called and how it looks. */
export const ClassFields = ({ control }: { readonly control: Control<ClassForm> }) => (
  <>
    <TextField
      control={control}
      name="name"
      label="Name of the class"
      hint="Your pupils see it."
      maxLength={CLASSES.nameMax}
      autoComplete="off"
      check={filled("Give the class a name.")}
    />
    <TextField
      control={control}
      name="grade"
      label="Grade (optional)"
      maxLength={CLASSES.gradeMax}
      autoComplete="off"
    />
    <SelectField
      control={control}
      name="color"
      label="Colour"
      options={CLASS_COLOR_KEYS.map((value) => ({ value, label: COLOR_WORDS[value] }))}
    />
  </>
);
