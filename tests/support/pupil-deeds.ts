import { CALLS } from "#shared/contracts/calls.ts";
import type { UserID } from "#shared/ids.ts";

import type { Deed } from "./own-deeds.ts";
import type { Product } from "./product.ts";
import { stagedClass, type StagedClass } from "./pupil-stage.ts";
import type { Visitor } from "./visitor.ts";

/** One joins a class that another one teaches, and leaves it. */
export function pupilDeeds(product: () => Product): { readonly classLogin: Deed; readonly leaveClass: Deed } {
  const taughtBy = new Map<Visitor, StagedClass>();
  const teach = async (_one: Visitor, other: Visitor): Promise<void> => {
    const made = await stagedClass(product().services.app.db, other.userID as UserID, { needsApproval: false });
    taughtBy.set(other, made);
  };
  const join = (one: Visitor, other: Visitor): Promise<unknown> => {
    const { sectionID = 0, code = "" } = taughtBy.get(other) ?? {};
    return one.get(CALLS.classLogin, { params: { sectionID }, body: { sectionID, code } });
  };
  return {
    classLogin: { first: teach, act: join },
    leaveClass: {
      async first(one, other) {
        await teach(one, other);
        await join(one, other);
      },
      act: (one) => one.get(CALLS.leaveClass),
    },
  };
}
