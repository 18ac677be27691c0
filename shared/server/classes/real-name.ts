import type { UserID } from "../../ids.ts";
import type { Vault } from "../platform/vault.ts";

const placeOf = (userID: UserID): string => `pupil:${userID}`;

/** A pupil's real name as it is stored: only the teachers of the class see it. */
export const sealRealName = (vault: Vault, userID: UserID, name: string): string | null =>
  name === "" ? null : vault.close(name, placeOf(userID));

export const realNameOf = (vault: Vault, userID: UserID, sealed: string | null): string | null =>
  sealed === null ? null : vault.open(sealed, placeOf(userID));
