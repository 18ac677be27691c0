import { useState } from "react";

import type { Hang } from "#shared/contracts/classes/hang.ts";
import type { Card } from "#shared/contracts/classes/teacher-shapes.ts";
import type { SectionID } from "#shared/ids.ts";
import { codeInGroups } from "#shared/rules/classes/codes.ts";

import { showAnswer } from "../../data/query-client.ts";
import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { asIs, named, Words } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { Modal } from "../../ui/overlay/modal.tsx";
import { toast } from "../../ui/overlay/toasts.ts";
import { useDeed } from "../data/use-deed.ts";
import { hangsKey, useHangs } from "../data/use-hangs.ts";
import { Trouble } from "../ui/trouble.tsx";
import { hangWords } from "./hang-words.ts";

import layout from "../ui/layout.module.css";
import style from "./hangs.module.css";

/** Who hangs at the log-in, each with the one press that helps. None of them lets a wrong code in. */
export function Hangs({ sectionID }: { readonly sectionID: SectionID }) {
  const { load } = useHangs(sectionID);
  const deed = useDeed();
  const [card, setCard] = useState<Card>();
  const [asked, setAsked] = useState<Hang>();
  const hangs = load.state === "ready" ? load.value : [];
  const params = { id: sectionID };
  const seenTo = async ({ kind, userID }: Hang): Promise<void> => {
    const answer = await call("POST /teachers/classes/{id}/hangs/seen-to", { params, body: { kind, userID } });
    await showAnswer(hangsKey(sectionID), answer.hangs);
  };
  const newCard = async ({ userID }: Hang): Promise<void> => {
    if (userID === null) return;
    const { cards } = await call("POST /teachers/classes/{id}/pupils/new-cards", {
      params,
      body: { userIDs: [userID] },
    });
    setCard(cards[0]);
  };
  const showCard = async ({ userID }: Hang): Promise<void> => {
    if (userID === null) return;
    const { cards } = await call("POST /teachers/classes/{id}/pupils/cards", { params, body: { userIDs: [userID] } });
    setCard(cards[0]);
  };
  const bringBack = async (hang: Hang, withNewCard: boolean) => {
    const userIDs = hang.userID === null ? [] : [hang.userID];
    const answer = await call("POST /teachers/classes/{id}/pupils/bring-back", { params, body: { userIDs } });
    const back = answer.class.members.find(({ userID, standing }) => userID === hang.userID && standing === "member");
    if (!back) {
      toast({ title: "Not brought back", text: "They were taken out too long ago, or are in another class." });
      return answer;
    }
    if (
      withNewCard &&
      back.hasCard &&
      !(await newCard(hang).then(
        () => true,
        () => false,
      ))
    ) {
      toast({
        title: "Back with the old card",
        text: "We couldn't make a new one. Print their card again in a moment.",
      });
      return answer;
    }
    await seenTo(hang);
    return answer;
  };
  const confirm = (withNewCard: boolean): void => {
    setAsked(undefined);
    if (asked) void deed.run(() => bringBack(asked, withNewCard));
  };
  const help = (hang: Hang) => {
    if (hang.kind === "removed")
      return (
        <Button size="small" kind="primary" busy={deed.isBusy} onClick={() => setAsked(hang)}>
          Bring Back
        </Button>
      );
    if (hang.kind === "old-card")
      return (
        <Button size="small" kind="primary" busy={deed.isBusy} onClick={() => void deed.run(() => showCard(hang))}>
          Show the Card's Code
        </Button>
      );
    if (hang.kind === "full")
      return (
        <LinkButton size="small" to={`/classes/${sectionID}`}>
          Make Room
        </LinkButton>
      );
    return (
      <LinkButton size="small" to={`/classes/${sectionID}/projector`}>
        Show the Join Code
      </LinkButton>
    );
  };
  return (
    <>
      {hangs.length > 0 && (
        <Callout tone="careful" title="Stuck at the login" live>
          <ul className={layout.stack} aria-label="Who is stuck">
            {hangs.map((hang) => (
              <li key={`${hang.kind} ${hang.userID}`} className={layout.line}>
                <span className={style.words}>
                  <Words of={hangWords(hang)} />
                </span>
                {help(hang)}
                <Button
                  size="small"
                  kind="plain"
                  busy={deed.isBusy}
                  aria-label={`Hide: ${hangWords(hang)}`}
                  onClick={() => void deed.run(() => seenTo(hang))}
                >
                  Hide
                </Button>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <Trouble words={deed.trouble} />
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => confirm(true)}
        title={`Bring ${named(asked?.alias ?? "")} back?`}
        text="Someone has their card, and we can't know who. With a new card the old one opens nothing any more."
        confirm="Bring Back with a New Card"
      >
        <Button kind="plain" onClick={() => confirm(false)}>
          Bring Back with the Same Card
        </Button>
      </ConfirmDialog>
      <Modal
        open={card !== undefined}
        onClose={() => setCard(undefined)}
        title={`The card of ${named(card?.alias ?? "")}`}
        text="Let the pupil type this code. The old card stays void."
        tone="plain"
        footer={
          <Button kind="primary" onClick={() => setCard(undefined)}>
            Done
          </Button>
        }
      >
        <p {...asIs(style.code)}>{codeInGroups(card?.code ?? "")}</p>
      </Modal>
    </>
  );
}
