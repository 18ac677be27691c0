import type { FormEvent } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

import { CallProblem } from "../../net/call.ts";

/** Fields that a refusal is about where the server names none; the first that the form has. */
const FIELDS_OF: Readonly<Record<string, readonly string[]>> = {
  wrongPassword: ["password"],
  wrongCode: ["code", "authCode"],
  codeSpent: ["code"],
  alreadyDone: ["username"],
  tooManyTries: ["code", "authCode"],
  codeNeeded: ["authCode"],
  nameTaken: ["username"],
};

/** @source core §8 */
const UNKNOWN = "Unknown Error. Please try again!";

/**
 * What the server said no to, as the sentence to show. Anything else is a bug, and reported as one.
 *
 * @param unknown what stands for an error of which nobody knows more
 */
export function sentenceOf(problem: unknown, unknown?: string): string {
  if (problem instanceof CallProblem)
    return problem.code === "internal" ? (unknown ?? problem.message) : problem.message;
  reportError(problem);
  return unknown ?? UNKNOWN;
}

export interface Sending {
  readonly isBusy: boolean;
  /** A problem that belongs to no field. */
  readonly trouble: string | undefined;
  /** Takes the problem back: somebody is changing what they typed. */
  readonly forget: () => void;
  readonly onSubmit: (event?: FormEvent) => Promise<void>;
}

/**
 * Sends a form. A refusal goes to its field, which takes the focus; any other problem is shown above the button. What was
 * typed stays. `meets` may take a refusal itself and answer true.
 */
export function useSending<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<void>,
  meets: (problem: CallProblem) => boolean = () => false,
): Sending {
  const { errors, isSubmitting } = form.formState;
  const onSubmit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (problem) {
      if (problem instanceof CallProblem && meets(problem)) return;
      const field = problem instanceof CallProblem ? fieldOf(problem, values) : undefined;
      form.setError(field ?? "root", { type: "server", message: sentenceOf(problem) }, { shouldFocus: true });
    }
  });
  return { isBusy: isSubmitting, trouble: errors.root?.message, forget: () => form.clearErrors("root"), onSubmit };
}

/** The field the server names, where the form has it; else the one its kind of refusal is about. */
function fieldOf<Values extends FieldValues>(
  { code, field }: CallProblem,
  values: Values,
): FieldPath<Values> | undefined {
  const isInForm = (name: string | undefined): name is FieldPath<Values> => name !== undefined && name in values;
  return [field, ...(FIELDS_OF[code] ?? [])].find(isInForm);
}
