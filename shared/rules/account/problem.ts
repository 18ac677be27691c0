/** Something to change in what a player typed: the code is stable, the sentence is shown. */
export interface Problem<Code extends string> {
  readonly code: Code;
  readonly sentence: string;
}

/** Turns the codes that apply into problems, in the order in which the sentences are listed. */
export const problemsOf = <Code extends string>(
  sentences: Readonly<Record<Code, string>>,
  applies: (code: Code) => boolean,
): readonly Problem<Code>[] =>
  (Object.keys(sentences) as Code[]).filter(applies).map((code) => ({ code, sentence: sentences[code] }));
