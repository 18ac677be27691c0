/** Why somebody of a list gets no account. */
export type WhyLeftOut = "not-a-pupil" | "left" | "no-name" | "too-long" | "twice" | "too-many";

/** What a row of a list gives: a name, clean and perhaps empty, or why it gives none. */
export type Found =
  | { readonly line: number; readonly name: string }
  | { readonly line: number; readonly why: WhyLeftOut };
