import { BellOff } from "lucide-react";

import { GROUP_OF, type GrowlGroup, type GrowlKind } from "#shared/rules/growls/kinds.ts";

import { IconButton } from "../ui/controls/icon-button.tsx";

const QUIET: Readonly<Record<Exclude<GrowlGroup, "account">, string>> = {
  friends: "No notices about friends for an hour",
  races: "No notices about races for an hour",
  teams: "No notices about teams for an hour",
  leagues: "No notices about leagues for an hour",
  gifts: "No notices about gifts for an hour",
};

interface GrowlBellProps {
  readonly kind: GrowlKind;
  readonly onMute: () => void;
}

/** Mutes a group of growls; those about the player's own account have no such button. */
export function GrowlBell({ kind, onMute }: GrowlBellProps) {
  const group = GROUP_OF[kind];
  if (group === "account") return null;
  return <IconButton label={QUIET[group]} icon={BellOff} kind="bare" size="small" onClick={onMute} />;
}
