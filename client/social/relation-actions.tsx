import { Check, UserPlus, X, type LucideIcon } from "lucide-react";

import type { PlayerCard, Relation } from "#shared/contracts/social/players.ts";

import { useSession } from "../session/session.ts";
import { Button, type ButtonSize } from "../ui/controls/button.tsx";
import { AsIs, named } from "../ui/data/as-is.tsx";
import { Badge } from "../ui/data/badge.tsx";
import { VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import { toast } from "../ui/overlay/toasts.ts";
import { orToast } from "./or-toast.ts";
import { useRelationChange, type RelationChange } from "./use-relation-change.ts";

interface RelationActionsProps {
  readonly player: PlayerCard;
  readonly relation: Relation;
  readonly size?: ButtonSize;
}

/** The permanent button. */
interface First {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly change: RelationChange["change"];
  readonly done?: string;
}

/** The actions for making or ending a friendship. The first button stays in place and keeps the focus. */
export function RelationActions({ player, relation, size = "small" }: RelationActionsProps) {
  const { displayName } = player;
  const changeTo = useRelationChange();
  const run = async (change: RelationChange["change"], done?: string): Promise<void> => {
    const isDone = await orToast(changeTo({ change, player }));
    if (isDone && done !== undefined) toast({ title: done, tone: "teal", timeoutMs: 5_000 });
  };
  const isOwnBot = useSession(({ user }) => user?.isBot === true);
  if (relation === "self") return <Badge tone="hot">You</Badge>;
  if (relation === "friend") return <Badge tone="teal">Friend</Badge>;
  if (player.isBot || isOwnBot) return null;
  const firsts: Readonly<Record<typeof relation, First>> = {
    none: { label: "Add friend", icon: UserPlus, change: "ask" },
    asked: { label: "Cancel request", icon: X, change: "cancel" },
    asking: { label: "Accept", icon: Check, change: "accept", done: `You and ${named(displayName)} are friends now` },
  };
  const first = firsts[relation];
  return (
    <>
      <Button
        size={size}
        kind={relation === "asked" ? "plain" : size === "small" ? "quiet" : "primary"}
        icon={<first.icon aria-hidden />}
        onClick={() => void run(first.change, first.done)}
      >
        {first.label}
        <VisuallyHidden>
          {" "}
          <AsIs>{displayName}</AsIs>
        </VisuallyHidden>
      </Button>
      {relation === "asking" && (
        <Button size={size} kind="plain" onClick={() => void run("deny")}>
          Deny
          <VisuallyHidden>
            {" "}
            <AsIs>{displayName}</AsIs>
          </VisuallyHidden>
        </Button>
      )}
    </>
  );
}
