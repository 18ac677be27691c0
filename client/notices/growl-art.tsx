import { Flag, Gift, ShieldCheck, Trophy, UserPlus, Users, type LucideIcon } from "lucide-react";

import type { GrowlGroup } from "#shared/rules/growls/groups.ts";

import { friendOf } from "../social/friends.ts";
import { CarThumb } from "../ui/pictures/car-thumb.tsx";
import type { GrowlOf } from "./growl.ts";

const ICONS: Readonly<Record<GrowlGroup, LucideIcon>> = {
  friends: UserPlus,
  races: Flag,
  teams: Users,
  leagues: Trophy,
  gifts: Gift,
  account: ShieldCheck,
};

/** A friend's car in its current colour, if the notification has it; otherwise an icon for its subject. */
export function GrowlArt({ growl: { group, from, notification } }: { readonly growl: GrowlOf }) {
  const [userID, ...others] = from;
  const known = userID === undefined || others.length > 0 ? undefined : friendOf(userID);
  const driver = notification.kind === "friend-online" ? notification.data : known;
  if (driver) return <CarThumb carID={driver.carID} hueAngle={driver.carHueAngle} look={driver.look} width="3rem" />;
  const Icon = ICONS[group];
  return <Icon aria-hidden />;
}
