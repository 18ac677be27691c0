/** What a link to a lesson carries where its press begins one. */
export const BEGINS = { begins: true } as const;

export const isBegin = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "begins" in state && state.begins === true;
