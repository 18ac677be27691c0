import { ChevronDown, ChevronUp, Crown, UserMinus } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";

import { DEED_SENTENCES, deedRefusal, type CaptainDeed } from "#shared/rules/teams/roles.ts";

import type { TeamMember } from "../../../data/teams/use-team.ts";
import { call } from "../../../session/session.ts";
import { named } from "../../../ui/data/as-is.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { Menu, type MenuEntry } from "../../../ui/overlay/menu.tsx";
import { toast } from "../../../ui/overlay/toasts.ts";
import { useDeeds } from "../use-deed.ts";

interface Deed {
  readonly label: string;
  readonly icon: ReactNode;
  readonly title: (who: string) => string;
  readonly text: (who: string) => string;
  readonly confirm: string;
  readonly done: (who: string) => string;
  readonly danger?: boolean;
  readonly endpoint:
    | "POST /team-members/{id}/promote"
    | "POST /team-members/{id}/demote"
    | "POST /team-members/{id}/kick"
    | "POST /team-members/{id}/hand-over";
}

/** @source teams §4 Team roles, §5 Confirmations */
const DEEDS: Readonly<Record<CaptainDeed, Deed>> = {
  promote: {
    label: "Promote to officer",
    icon: <ChevronUp aria-hidden />,
    title: (who) => `Promote ${who}?`,
    text: (who) => `${who} will be able to invite racers, accept applications and update the message of the day.`,
    confirm: "Promote",
    done: (who) => `${who} is an officer now`,
    endpoint: "POST /team-members/{id}/promote",
  },
  demote: {
    label: "Demote to member",
    icon: <ChevronDown aria-hidden />,
    title: (who) => `Demote ${who}?`,
    text: (who) => `${who} will no longer be able to do what officers do.`,
    confirm: "Demote",
    done: (who) => `${who} is a member again`,
    endpoint: "POST /team-members/{id}/demote",
  },
  handOver: {
    label: "Make captain",
    icon: <Crown aria-hidden />,
    title: (who) => `Make ${who} the captain?`,
    text: (who) => `The team will be ${who}'s. You stay as an officer, and only the new captain can give it back.`,
    confirm: "Hand over the team",
    done: (who) => `${who} is the captain now`,
    danger: true,
    endpoint: "POST /team-members/{id}/hand-over",
  },
  remove: {
    label: "Remove from team",
    icon: <UserMinus aria-hidden />,
    title: (who) => `Remove ${who}?`,
    text: (who) => `${who} will not be able to re-apply or re-join without an officer invite for 14 days.`,
    confirm: "Remove member",
    done: (who) => `${who} isn't in the team any more`,
    danger: true,
    endpoint: "POST /team-members/{id}/kick",
  },
};

interface MemberActionsProps {
  readonly member: TeamMember;
  readonly officers: number;
}

/** What the captain can do with a member. */
export function MemberActions({ member: { userID, displayName, role }, officers }: MemberActionsProps) {
  const [asked, setAsked] = useState<CaptainDeed>();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const { busy, run } = useDeeds(() => place.current);
  const entry = (deed: CaptainDeed): MenuEntry[] => {
    const refusal = deedRefusal(deed, role, officers);
    if (refusal === "notMember" || refusal === "notOfficer") return [];
    const { label, icon, danger } = DEEDS[deed];
    if (refusal !== undefined)
      return [{ label: DEED_SENTENCES[refusal], icon, disabled: true, onChoose: () => undefined }];
    const onChoose = (): void => {
      setAsked(deed);
      setOpen(true);
    };
    return [{ label, icon, danger, onChoose }];
  };
  const question = asked && DEEDS[asked];
  const act = async (): Promise<void> => {
    if (!question) return;
    const isDone = await run(question.confirm, () => call(question.endpoint, { params: { id: userID } }), "friends");
    setOpen(false);
    if (isDone) toast({ title: question.done(named(displayName)), tone: "teal", timeoutMs: 5_000 });
  };
  return (
    <span ref={place}>
      <Menu
        label={`Actions for ${displayName}`}
        entries={(["promote", "demote", "handOver", "remove"] as const).flatMap(entry)}
      />
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void act()}
        title={question?.title(named(displayName)) ?? ""}
        text={question?.text(named(displayName))}
        confirm={question?.confirm ?? ""}
        danger={question?.danger}
        busy={busy !== undefined}
      />
    </span>
  );
}
