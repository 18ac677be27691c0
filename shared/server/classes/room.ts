import type { SectionID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { CLASSES } from "../../rules/classes/numbers.ts";
import type { Work } from "../platform/work.ts";

const MOST = { member: CLASSES.mostPupils, pending: CLASSES.mostWaiting } as const;

export const classFull = (): Refusal => new Refusal("classFull", "This class is full. Ask your teacher to make room.");

/** Makes sure that so many more fit into a class, which is held. Refuses: classFull. */
export async function refuseFull(
  { trx }: Pick<Work, "trx">,
  sectionID: SectionID,
  standing: "pending" | "member",
  more: number,
): Promise<void> {
  const { count } = await trx
    .selectFrom("section_members")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("section_id", "=", sectionID)
    .where("standing", "=", standing)
    .executeTakeFirstOrThrow();
  if (count + more > MOST[standing]) throw classFull();
}
