import { BellOff } from "lucide-react";

import type { GrowlGroup } from "#shared/rules/growls/groups.ts";

import { IconButton } from "../ui/controls/icon-button.tsx";

const QUIET: Readonly<Record<Exclude<GrowlGroup, "account">, string>> = {
  friends: "Mute friend notices for 1 hour",
  races: "Mute race notices for 1 hour",
  teams: "Mute team notices for 1 hour",
  leagues: "Mute league notices for 1 hour",
  gifts: "Mute gift notices for 1 hour",
};

interface GrowlBellProps {
  readonly group: GrowlGroup;
  readonly onMute: () => void;
}

/** Mutes a group of growls; those about the player's own account have no such button. */
export function GrowlBell({ group, onMute }: GrowlBellProps) {
  if (group === "account") return null;
  return <IconButton label={QUIET[group]} icon={BellOff} kind="bare" size="small" onClick={onMute} />;
}
