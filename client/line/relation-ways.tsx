import { Check, UserPlus, X } from "lucide-react";
import { useState } from "react";

import type { Relation } from "#shared/contracts/players.ts";

import { Badge } from "../ui/badge.tsx";
import { Button, type ButtonSize } from "../ui/button.tsx";
import { toast } from "../ui/toasts.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { accept, ask, cancel, deny, useRelation } from "./relations.ts";
import { tried } from "./tried.ts";

interface RelationWaysProps {
  readonly player: { readonly userID: number; readonly displayName: string };
  readonly relation: Relation;
  readonly size?: ButtonSize;
}

/** What a player can do to become another one's friend, or not. The first button stays where it is, with the focus. */
export function RelationWays({ player, relation: said, size = "small" }: RelationWaysProps) {
  const { userID, displayName } = player;
  const relation = useRelation(userID, said);
  const [busy, setBusy] = useState<"first" | "second">();
  const run = async (which: "first" | "second", doing: () => Promise<unknown>, done?: string): Promise<void> => {
    setBusy(which);
    const isDone = await tried(doing());
    setBusy(undefined);
    if (isDone && done !== undefined) toast({ title: done, tone: "teal", timeoutMs: 5_000 });
  };
  if (relation === "self") return <Badge tone="hot">You</Badge>;
  if (relation === "friend") return <Badge tone="teal">Friend</Badge>;
  const first = {
    none: { label: "Add friend", icon: UserPlus, doing: ask, done: undefined },
    asked: { label: "Cancel request", icon: X, doing: cancel, done: undefined },
    asking: { label: "Accept", icon: Check, doing: accept, done: `You and ${displayName} are friends now` },
  }[relation];
  return (
    <>
      <Button
        size={size}
        kind={relation === "asked" ? "plain" : size === "small" ? "quiet" : "primary"}
        icon={<first.icon aria-hidden />}
        busy={busy === "first"}
        onClick={() => void run("first", () => first.doing(userID), first.done)}
      >
        {first.label}
        <VisuallyHidden> {displayName}</VisuallyHidden>
      </Button>
      {relation === "asking" && (
        <Button
          size={size}
          kind="plain"
          busy={busy === "second"}
          onClick={() => void run("second", () => deny(userID))}
        >
          Deny
          <VisuallyHidden> {displayName}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}
