import { useRef, useState } from "react";

import type { ClassFile } from "#shared/contracts/classes/teacher-shapes.ts";

import { tellShown } from "../../data/facts.ts";
import { showAnswer } from "../../data/query-client.ts";
import { sentenceOf } from "../../ui/form/sending.ts";
import { keepFocus } from "../../ui/keep-focus.ts";
import { fileKey, refreshSchool } from "./use-classes.ts";

/** Shows what a class is now, everywhere in the portal. */
export async function showClass(file: ClassFile): Promise<void> {
  await showAnswer(fileKey(file.sectionID), file);
  await refreshSchool();
  tellShown("class");
}

export interface Deed {
  readonly isBusy: boolean;
  readonly trouble: string | undefined;
  /** @returns whether it was done */
  run(op: Op): Promise<boolean>;
  /** The same, but what is pressed meanwhile comes after it. */
  inTurn(op: Op): Promise<boolean>;
}

type Op = () => Promise<{ readonly class: ClassFile } | void>;

/**
 * Something that a teacher does by one press: busy meanwhile, its problem in a sentence, and the class as it is then.
 * Focus that was on what goes by it stays near.
 */
export function useDeed(): Deed {
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const act = async (op: Op): Promise<boolean> => {
    setIsBusy(true);
    const keep = keepFocus();
    try {
      const answer = await op();
      if (answer) await showClass(answer.class);
      return true;
    } catch (problem) {
      setTrouble(sentenceOf(problem));
      return false;
    } finally {
      setIsBusy(false);
      keep();
    }
  };
  return {
    isBusy,
    trouble,
    run: async (op) => {
      if (isBusy) return false;
      setTrouble(undefined);
      return await act(op);
    },
    inTurn(op) {
      if (!isBusy) setTrouble(undefined);
      const done = last.current.then(() => act(op));
      last.current = done;
      return done;
    },
  };
}
