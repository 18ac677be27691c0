import type { Site } from "#shared/content/site.ts";
import type { Notification, NotificationKind } from "#shared/contracts/notifications.ts";
import type { GrowlGroup } from "#shared/rules/growls/groups.ts";
import type { Ms } from "#shared/units.ts";

import type { Tone } from "../../ui/data/badge.tsx";

/** Where a growl leads. */
export interface GrowlLink {
  readonly label: string;
  readonly to: string;
}

export interface GrowlText {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone: Tone;
  readonly link?: GrowlLink | undefined;
}

/** Where it is read. */
export interface Reader {
  readonly site: Site;
  /** The senders; several when growls were merged. */
  readonly from: readonly number[];
}

type DataOf<K extends NotificationKind> = Extract<Notification, { kind: K }>["data"];

/** A kind of notification on the page. @source core §3 Growl data fields, §7 Received */
export interface Kind<Data> {
  readonly group: GrowlGroup;
  readonly words: (data: Data, reader: Reader) => GrowlText;
  /** What the list says when what it called to is over. */
  readonly over?: string;
  /** How long it is shown, where not as long as others; 0 until it is closed. */
  readonly showForMs?: Ms | 0;
}

export type Kinds<K extends NotificationKind> = { readonly [N in K]: Kind<DataOf<N>> };

export const view = (to: string): GrowlLink => ({ label: "View", to });
