import type { Generated, JSONColumnType } from "kysely";

import type { NotificationKind } from "../../contracts/notifications.ts";
import type { UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";

/** The number of notifications a player has ever had. No foreign key: see `writeNotifications`. */
interface NotificationCounterTable {
  user_id: UserID;
  last_id: number;
  /** The newest one that the player has looked at. */
  seen_id: Generated<number>;
}

interface NotificationTable {
  user_id: UserID;
  /** 1, 2, 3 … per player, in commit order. */
  notification_id: number;
  /** The player it is about: deleted when that account is erased. */
  from_user_id: UserID | null;
  kind: NotificationKind;
  data: JSONColumnType<Record<string, unknown>>;
  stamp: Stamp;
}

/** Notifications of players. */
export interface NotificationTables {
  notification_counters: NotificationCounterTable;
  notifications: NotificationTable;
}
