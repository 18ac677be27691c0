import type { Confirms } from "#shared/contracts/call.ts";
import type { SessionID, UserID } from "#shared/ids.ts";
import { confirmPassword } from "#shared/server/accounts/recovery/own-password.ts";
import { confirmOwner, confirmRemoval, type Proof } from "#shared/server/accounts/recovery/owner.ts";
import type { App } from "#shared/server/platform/work.ts";
import { confirmPurchase } from "#shared/server/shop/password.ts";

interface Asker {
  readonly userID: UserID;
  readonly sessionID: SessionID;
}

/**
 * What a contract asks of the caller besides a session. It has a transaction of its own, before that of the deed, so that a wrong
 * try stays counted.
 */
export const CONFIRM: Readonly<Record<Confirms, (app: App, asker: Asker, proof: Proof) => Promise<void>>> = {
  password: (app, asker, { password }) => confirmPassword(app, asker, password),
  "password-where-chosen": (app, asker, { password }) => confirmPurchase(app, asker, password),
  owner: confirmOwner,
  "owner-for-removal": confirmRemoval,
};
