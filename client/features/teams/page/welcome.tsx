import { useEffect, useMemo, useState } from "react";

import { celebrate } from "../../../celebration/celebrate.ts";
import type { TeamInfo } from "../../../data/teams/use-team.ts";
import { usePopUp } from "../../../session/dialogs/pop-ups.ts";
import { useSession } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { AsIs } from "../../../ui/data/as-is.tsx";
import { TeamTag } from "../../../ui/data/team-tag.tsx";
import { Modal } from "../../../ui/overlay/modal.tsx";

import style from "./team-page.module.css";

/** @source teams §9 Teams */
const CONFETTI_MS = 500;

/** Greets a new member, once, when it is the turn of such pop-ups. @source teams §2 Team details page */
export function Welcome({ team: { teamID, tag, tagColor, name } }: { readonly team: TeamInfo }) {
  const isNew = useSession(({ user }) => user?.newlyJoinedTeamID === teamID);
  // The server is told at once that the greeting was seen; it stays until it is closed.
  const [isOpen, setOpen] = useState(isNew);
  const [wasNew, setWasNew] = useState(isNew);
  if (isNew !== wasNew) {
    setWasNew(isNew);
    if (isNew) setOpen(true);
  }
  const popUp = useMemo(() => ({ key: `team-welcome:${teamID}`, group: "announcement" as const }), [teamID]);
  const isShown = usePopUp(popUp, isOpen);
  useEffect(() => {
    if (!isShown) return;
    const over = new AbortController();
    void celebrate({ kind: "confetti", size: 6 }, over.signal);
    const timer = setTimeout(() => over.abort(), CONFETTI_MS);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [isShown]);
  const close = (): void => setOpen(false);
  return (
    <Modal
      open={isShown}
      onClose={close}
      title="Congrats! You have now joined"
      size="small"
      footer={
        <Button kind="primary" onClick={close}>
          Meet the team
        </Button>
      }
    >
      <p className={style.joined}>
        <TeamTag tag={tag} tagColor={tagColor} /> <AsIs>{name}</AsIs>
      </p>
    </Modal>
  );
}
