/** Whether a word is one of those that this version knows: a later one stores and says others. */
export const isAmong = <T extends string>(known: readonly T[], word: unknown): word is T =>
  (known as readonly unknown[]).includes(word);

/** Of what stands under names, that under those that this version knows. */
export const namedIn = <T extends object>(known: readonly (keyof T & string)[], named: T): T =>
  Object.fromEntries(Object.entries(named).filter(([name]) => isAmong(known, name))) as T;
