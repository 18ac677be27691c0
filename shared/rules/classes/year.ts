import type { SectionID } from "../../ids.ts";
import type { ClassName } from "./moved-up.ts";
import { CLASSES } from "./numbers.ts";

/** What becomes of a class. One that isn't named stays as it is. */
export type YearStep =
  | ({ readonly sectionID: SectionID; readonly deed: "up" } & ClassName)
  | { readonly sectionID: SectionID; readonly deed: "into"; readonly to: SectionID }
  /** `to` counts the new classes from 0. */
  | { readonly sectionID: SectionID; readonly deed: "into-new"; readonly to: number }
  | { readonly sectionID: SectionID; readonly deed: "archive" };

export interface YearPlan<NewClass extends ClassName = ClassName> {
  readonly steps: readonly YearStep[];
  readonly newClasses: readonly NewClass[];
}

/** The classes that are put away: by a step, or because all their pupils go and nobody comes. */
export function archivedBy({ steps }: YearPlan): readonly SectionID[] {
  const entered = new Set(steps.flatMap((step) => (step.deed === "into" ? [step.to] : [])));
  return steps.flatMap(({ deed, sectionID }) =>
    deed === "archive" || (deed !== "up" && !entered.has(sectionID)) ? [sectionID] : [],
  );
}

/** How many pupils each class has afterwards, of those that are there before, and each new one. */
export function pupilsAfter({ steps, newClasses }: YearPlan, before: ReadonlyMap<SectionID, number>) {
  const classes = new Map(before);
  const made = newClasses.map(() => 0);
  for (const { deed, sectionID } of steps) if (deed.startsWith("into")) classes.set(sectionID, 0);
  for (const step of steps) {
    const pupils = before.get(step.sectionID) ?? 0;
    if (step.deed === "into") classes.set(step.to, (classes.get(step.to) ?? 0) + pupils);
    if (step.deed === "into-new") made[step.to] = (made[step.to] ?? 0) + pupils;
  }
  return { classes, made };
}

/** What speaks against a plan: a sentence for each step that can't be done. */
export function problemsOf(plan: YearPlan, before: ReadonlyMap<SectionID, number>): ReadonlyMap<SectionID, string> {
  const archived = new Set(plan.steps.flatMap(({ deed, sectionID }) => (deed === "archive" ? [sectionID] : [])));
  const after = pupilsAfter(plan, before);
  const problems = new Map<SectionID, string>();
  const named = new Set<SectionID>();
  const problemOf = (step: YearStep): string | undefined => {
    if (named.has(step.sectionID)) return "A class is named twice. Choose one thing for it.";
    if (step.deed === "into-new" && plan.newClasses[step.to] === undefined) return "Name the new class.";
    if (step.deed === "into" && step.to === step.sectionID) return "Choose the class that the pupils go into.";
    if (step.deed === "into" && archived.has(step.to)) return "That class is to be archived. Choose another one.";
    const pupils =
      step.deed === "into" ? after.classes.get(step.to) : step.deed === "into-new" ? after.made[step.to] : undefined;
    return (pupils ?? 0) > CLASSES.mostPupils
      ? `That's more than ${CLASSES.mostPupils} pupils in one class. Choose another one.`
      : undefined;
  };
  for (const step of plan.steps) {
    const problem = problemOf(step);
    if (problem !== undefined) problems.set(step.sectionID, problem);
    named.add(step.sectionID);
  }
  return problems;
}

/** What a plan does, in numbers. */
export interface YearNumbers {
  /** Classes that go on under a new name, and their pupils. */
  readonly up: number;
  readonly pupilsUp: number;
  readonly pupilsMoved: number;
  readonly made: number;
  readonly archived: number;
  /** Who is in a class that is archived with them. */
  readonly pupilsArchived: number;
}

export function numbersOf(plan: YearPlan, before: ReadonlyMap<SectionID, number>): YearNumbers {
  const pupilsBy = (does: (step: YearStep) => boolean): number =>
    plan.steps.reduce((sum, step) => sum + (does(step) ? (before.get(step.sectionID) ?? 0) : 0), 0);
  return {
    up: plan.steps.filter(({ deed }) => deed === "up").length,
    pupilsUp: pupilsBy(({ deed }) => deed === "up"),
    pupilsMoved: pupilsBy(({ deed }) => deed.startsWith("into")),
    made: plan.newClasses.length,
    archived: archivedBy(plan).length,
    pupilsArchived: pupilsBy(({ deed }) => deed === "archive"),
  };
}
