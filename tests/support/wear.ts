import type { UserID } from "#shared/ids.ts";
import type { Change } from "#shared/rules/garage/equip.ts";
import { equip } from "#shared/server/garage/equip.ts";
import type { Work } from "#shared/server/platform/work.ts";
import { keepPurchases } from "#shared/server/shop/settle.ts";

/** Puts things on as the garage's call does it: what they were bought with can't be given back. @returns whether anything changed */
export async function wear(work: Work, userID: UserID, changes: readonly Change[]): Promise<boolean> {
  const worn = await equip(work, userID, changes);
  if (worn) await keepPurchases(work, userID, worn);
  return worn !== undefined;
}
