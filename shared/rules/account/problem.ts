/** Something to change in what a player typed: the code is stable, the sentence is shown. */
export interface Problem<Code extends string> {
  readonly code: Code;
  readonly sentence: string;
}

/** Turns codes into problems, in the order of the sentences. */
export const problemsOf = <Code extends string>(
  sentences: Readonly<Record<Code, string>>,
  applies: (code: Code) => boolean,
): readonly Problem<Code>[] =>
  (Object.keys(sentences) as Code[]).filter(applies).map((code) => ({ code, sentence: sentences[code] }));
