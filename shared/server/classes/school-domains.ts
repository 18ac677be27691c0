import { domainToASCII } from "node:url";

import type { SchoolID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { newDomainProblem } from "../../rules/classes/school-domains.ts";
import type { Vault } from "../platform/vault.ts";
import type { Work } from "../platform/work.ts";
import { newSchool } from "./school-of.ts";
import { lockSchools, removeIfEmpty } from "./schools.ts";

const plain = (domain: string): string => domainToASCII(domain.trim().toLowerCase());

/**
 * Lists a domain, whose verified addresses make teachers from now on: of a school that is there, by its number, or of a new one. A name
 * alone never finds one, because any teacher may call a school so.
 * Refuses: badInput, alreadyDone, notFound.
 */
export async function addDomain(
  work: Work,
  vault: Vault,
  given: { readonly domain: string; readonly school: SchoolID | { readonly name: string }; readonly operator: string },
): Promise<{ readonly domain: string; readonly schoolID: SchoolID; readonly name: string }> {
  const { trx, now } = work;
  const domain = plain(given.domain);
  const problem = newDomainProblem(domain);
  if (problem !== undefined) throw new Refusal("badInput", problem);
  const school =
    typeof given.school === "number"
      ? await heldSchool(trx, given.school)
      : { school_id: await newSchool(work, vault, given.school.name), name: given.school.name };
  const added = await trx
    .insertInto("school_domains")
    .values({ domain, school_id: school.school_id, operator: given.operator, added_stamp: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("domain")
    .executeTakeFirst();
  if (!added) throw new Refusal("alreadyDone", `${domain} is listed already.`);
  return { domain, schoolID: school.school_id, name: school.name };
}

/** From now on the domain lets nobody in; who is a teacher stays one. Refuses: notFound. */
export async function removeDomain({ trx }: Work, given: string): Promise<void> {
  const domain = plain(given);
  const row = await trx
    .selectFrom("school_domains")
    .select("school_id")
    .where("domain", "=", domain)
    .executeTakeFirst();
  if (row) await lockSchools(trx, [row.school_id]);
  const { numDeletedRows } = await trx.deleteFrom("school_domains").where("domain", "=", domain).executeTakeFirst();
  if (!row || numDeletedRows === 0n) throw new Refusal("notFound", "That domain isn't listed.");
  await removeIfEmpty(trx, row.school_id);
}

/** Refuses: notFound. */
export async function heldSchool(trx: Work["trx"], schoolID: SchoolID) {
  const [row] = await lockSchools(trx, [schoolID]);
  if (!row) throw noSuchSchool(schoolID);
  return row;
}

export const noSuchSchool = (schoolID: SchoolID): Refusal => new Refusal("notFound", `There's no school ${schoolID}.`);
