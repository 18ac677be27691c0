import type { TeacherClass } from "#shared/contracts/classes/teacher-shapes.ts";
import { formatCount } from "#shared/format/figures.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";

import { Select } from "../../ui/controls/select.tsx";
import { TextInput } from "../../ui/controls/text-input.tsx";
import { named } from "../../ui/data/as-is.tsx";
import { SheetRow } from "../../ui/layout/rows.tsx";
import { ClassFlag } from "../ui/class-flag.tsx";
import { A_NEW_CLASS, type Choice, type YearDeed } from "./choice.ts";

import style from "./year-page.module.css";

const DEEDS: readonly { readonly value: YearDeed; readonly label: string }[] = [
  { value: "stay", label: "Stays as it is" },
  { value: "up", label: "Moves up" },
  { value: "into", label: "Pupils go into another class" },
  { value: "archive", label: "Is archived" },
];

interface YearRowProps {
  readonly taught: TeacherClass;
  /** Among which pupils can be moved. */
  readonly classes: readonly TeacherClass[];
  readonly choice: Choice;
  readonly problem: string | undefined;
  readonly onChoice: (choice: Choice) => void;
}

/** What becomes of one class. */
export function YearRow({ taught, classes, choice, problem, onChoice }: YearRowProps) {
  const { sectionID, name, grade, color, pupils } = taught;
  const about = `${grade === "" ? "" : `Grade ${grade}, `}${formatCount(pupils, "pupil")}`;
  const set = (more: Partial<Choice>): void => onChoice({ ...choice, ...more });
  const isNew = choice.deed === "into" && choice.to === A_NEW_CLASS;
  return (
    <SheetRow className={style.row}>
      <ClassFlag color={color} className={style.flag} />
      <Select label={named(name)} hint={about} value={choice.deed} onValue={(deed) => set({ deed })} options={DEEDS} />
      <div className={style.more}>
        {choice.deed === "up" && (
          <Names
            label={`New name of ${named(name)}`}
            gradeLabel="New grade"
            name={choice.name}
            grade={choice.grade}
            problem={problem}
            onName={(next) => set({ name: next })}
            onGrade={(next) => set({ grade: next })}
          />
        )}
        {choice.deed === "into" && (
          <Select
            label={`Where the pupils of ${named(name)} go`}
            errors={isNew ? undefined : problem}
            value={choice.to}
            onValue={(to) => set({ to })}
            options={[
              { value: "", label: "Choose a class", disabled: true },
              { value: A_NEW_CLASS, label: "A new class" },
              ...classes
                .filter((each) => each.sectionID !== sectionID)
                .map((each) => ({ value: String(each.sectionID), label: each.name })),
            ]}
          />
        )}
        {isNew && (
          <Names
            label="Name of the new class"
            hint="Classes with the same new name come together."
            gradeLabel="Its grade"
            name={choice.newName}
            grade={choice.newGrade}
            problem={problem}
            onName={(newName) => set({ newName })}
            onGrade={(newGrade) => set({ newGrade })}
          />
        )}
        {choice.deed === "archive" && (
          <p className={style.words}>Its pupils stay in it, and nobody logs in to it until you bring it back.</p>
        )}
      </div>
    </SheetRow>
  );
}

interface NamesProps {
  readonly label: string;
  readonly gradeLabel: string;
  readonly hint?: string;
  readonly name: string;
  readonly grade: string;
  readonly problem: string | undefined;
  readonly onName: (name: string) => void;
  readonly onGrade: (grade: string) => void;
}

const Names = ({ label, gradeLabel, hint, name, grade, problem, onName, onGrade }: NamesProps) => (
  <div className={style.names}>
    <TextInput
      label={label}
      hint={hint}
      errors={problem}
      value={name}
      onValue={onName}
      maxLength={CLASSES.nameMax}
      counter={false}
      autoComplete="off"
    />
    <TextInput
      label={gradeLabel}
      value={grade}
      onValue={onGrade}
      maxLength={CLASSES.gradeMax}
      counter={false}
      autoComplete="off"
    />
  </div>
);
