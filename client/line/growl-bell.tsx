import { BellOff } from "lucide-react";

import { GROUP_OF, type GrowlGroup, type GrowlKind } from "#shared/rules/growls/kinds.ts";

import { IconButton } from "../ui/icon-button.tsx";

const QUIET: Readonly<Record<GrowlGroup, string>> = {
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

/** Asks a group of growls to be quiet. */
export const GrowlBell = ({ kind, onMute }: GrowlBellProps) => (
  <IconButton label={QUIET[GROUP_OF[kind]]} icon={BellOff} kind="bare" size="small" onClick={onMute} />
);
