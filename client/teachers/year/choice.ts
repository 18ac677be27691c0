import type { ClassForm, TeacherClass } from "#shared/contracts/classes/teacher-shapes.ts";
import type { SectionID } from "#shared/ids.ts";
import { movedUp } from "#shared/rules/classes/moved-up.ts";
import { problemsOf, type YearPlan, type YearStep } from "#shared/rules/classes/year.ts";

export type YearDeed = "stay" | "up" | "into" | "archive";
export const A_NEW_CLASS = "new";

/** What a teacher chose for a class, as the fields have it. */
export interface Choice {
  readonly deed: YearDeed;
  /** After moving up. */
  readonly name: string;
  readonly grade: string;
  /** Where pupils go: a section's number, a new class, or nothing chosen yet. */
  readonly to: string;
  readonly newName: string;
  readonly newGrade: string;
}

/** @param isSuggested whether a class moves up by itself where its name says which year it is */
export function firstChoice(taught: TeacherClass, isSuggested: boolean): Choice {
  const next = movedUp(taught);
  return {
    deed: isSuggested && next ? "up" : "stay",
    name: next?.name ?? "",
    grade: next?.grade ?? taught.grade,
    to: "",
    newName: next?.name ?? "",
    newGrade: next?.grade ?? taught.grade,
  };
}

export interface Chosen {
  readonly plan: YearPlan<ClassForm>;
  readonly pupils: ReadonlyMap<SectionID, number>;
  /** A sentence for each class whose choice can't be done. */
  readonly problems: ReadonlyMap<SectionID, string>;
}

/** The plan of all choices. New classes of one name are one. */
export function chosenOf(classes: readonly TeacherClass[], choiceOf: (taught: TeacherClass) => Choice): Chosen {
  const pupils = new Map(classes.map((each) => [each.sectionID, each.pupils]));
  const newClasses: ClassForm[] = [];
  const problems = new Map<SectionID, string>();
  const steps: YearStep[] = [];
  for (const taught of classes) {
    const { sectionID } = taught;
    const { deed, to, ...names } = choiceOf(taught);
    const [name, grade] = [names.name.trim(), names.grade.trim()];
    if (deed === "archive") steps.push({ sectionID, deed });
    if (deed === "up") {
      steps.push({ sectionID, deed, name, grade });
      if (name === "") problems.set(sectionID, "Type the new name.");
      else if (name === taught.name && grade === taught.grade) problems.set(sectionID, "It's called that already.");
    }
    if (deed !== "into") continue;
    if (to !== A_NEW_CLASS) steps.push({ sectionID, deed, to: (to === "" ? sectionID : Number(to)) as SectionID });
    else steps.push({ sectionID, deed: "into-new", to: newClassAt(newClasses, taught, names) });
  }
  const plan = { steps, newClasses };
  return { plan, pupils, problems: new Map([...problemsOf(plan, pupils), ...problems]) };
}

/** Where a new class stands among the new ones; one without a name stands nowhere. */
function newClassAt(
  newClasses: ClassForm[],
  { color }: TeacherClass,
  { newName, newGrade }: Pick<Choice, "newName" | "newGrade">,
): number {
  const name = newName.trim();
  if (name === "") return -1;
  const known = newClasses.findIndex((each) => each.name === name);
  return known >= 0 ? known : newClasses.push({ name, grade: newGrade.trim(), color }) - 1;
}
