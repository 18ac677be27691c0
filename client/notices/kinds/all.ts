import type { NotificationKind } from "#shared/contracts/notifications.ts";

import { account } from "./account.ts";
import { friends } from "./friends.ts";
import { gifts } from "./gifts.ts";
import type { Kind, Kinds } from "./kind.ts";
import { leagues } from "./leagues.ts";
import { races } from "./races.ts";
import { teams } from "./teams.ts";

const KINDS = {
  ...races,
  ...friends,
  ...teams,
  ...leagues,
  ...gifts,
  ...account,
} satisfies Kinds<NotificationKind>;

/** What this page knows of a kind. The data of a notification is that of its kind. */
export const kindOf = (kind: NotificationKind): Kind<unknown> => KINDS[kind] as Kind<unknown>;

/** Whether this page knows the kind: a newer server may send others. @source teams-shop-seasons §8 */
export const isKnownKind = (kind: string): kind is NotificationKind => Object.hasOwn(KINDS, kind);
