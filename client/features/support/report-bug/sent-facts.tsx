import type { ReactNode } from "react";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";

import type { BugFact, BugFacts } from "#shared/rules/bug-report.ts";

import { AsIs } from "../../../ui/data/as-is.tsx";
import { CheckField } from "../../../ui/form/check-field.tsx";

import style from "./report-bug.module.css";

const LABELS: Readonly<Record<BugFact, string>> = {
  page: "Where you were before",
  site: "Site",
  version: "Version",
  browser: "Browser",
  screen: "Screen",
  language: "Language",
  connection: "Connection",
  lastError: "Last error",
  graphics: "Graphics",
};

interface SentFactsProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly nameOf: (fact: BugFact) => FieldPathByValue<Values, boolean>;
  readonly facts: BugFacts;
  /** Whether it is said who reports. */
  readonly children?: ReactNode;
}

/** Everything that goes along with a report, word for word, each with its tick. */
export const SentFacts = <Values extends FieldValues>({ control, nameOf, facts, children }: SentFactsProps<Values>) => (
  <fieldset className={style.facts}>
    <legend>Sent along with it</legend>
    <p>This helps us find the bug. Untick what you don't want to send. Nothing else leaves this page.</p>
    <div className={style.list}>
      {(Object.keys(facts) as BugFact[]).map((fact) => (
        <CheckField
          key={fact}
          control={control}
          name={nameOf(fact)}
          label={LABELS[fact]}
          hint={<AsIs>{facts[fact]}</AsIs>}
        />
      ))}
      {children}
    </div>
  </fieldset>
);
