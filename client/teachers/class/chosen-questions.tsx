import { useState } from "react";

import type { ClassFile, Pupil, TeacherClass } from "#shared/contracts/classes/teacher-shapes.ts";
import { formatCount } from "#shared/format/figures.ts";
import type { SectionID } from "#shared/ids.ts";

import { call } from "../../session/session.ts";
import { Select } from "../../ui/controls/select.tsx";
import { named } from "../../ui/data/as-is.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import type { Deed } from "../data/use-deed.ts";
import { Trouble } from "../ui/trouble.tsx";
import { ReleasedLink } from "./released-link.tsx";

/** What is asked before it is done. */
export type Question = "cards" | "move" | "release" | "erase";

interface ChosenQuestionsProps {
  readonly file: ClassFile;
  readonly choice: readonly Pupil[];
  readonly others: readonly TeacherClass[];
  readonly deed: Deed;
  readonly question: Question | undefined;
  readonly onClose: () => void;
  /** The cards are new. */
  readonly onCards: () => void;
  /** Who was chosen isn't in the class any more. */
  readonly onGone: () => void;
}

/** The questions before what can't be undone by one press. */
export function ChosenQuestions(props: ChosenQuestionsProps) {
  const { file, choice, others, deed, question, onClose, onCards, onGone } = props;
  const [link, setLink] = useState<string>();
  const [to, setTo] = useState("");
  const params = { id: file.sectionID };
  const made = choice.filter(({ isMade }) => isMade).map(({ userID }) => userID);
  const [only] = choice;
  const goal = others.find(({ sectionID }) => String(sectionID) === to) ?? others[0];

  /** @param then what follows once it is done */
  const run = async (op: Parameters<Deed["run"]>[0], then?: () => void): Promise<void> => {
    if (!(await deed.run(op))) return;
    onClose();
    then?.();
  };
  const renew = () =>
    run(async () => {
      await call("POST /teachers/classes/{id}/pupils/new-cards", { params, body: { userIDs: made } });
    }, onCards);
  const erase = () =>
    run(() => call("POST /teachers/classes/{id}/pupils/erase", { params, body: { userIDs: made } }), onGone);
  const move = (sectionID: SectionID) =>
    run(
      () =>
        call("POST /teachers/classes/{id}/pupils/move", {
          params,
          body: { userIDs: choice.map(({ userID }) => userID), sectionID },
        }),
      onGone,
    );
  const release = ({ userID }: Pupil) =>
    run(async () => {
      const answer = await call("POST /teachers/classes/{id}/pupils/release", { params, body: { userID } });
      setLink(`${location.origin}${answer.link}`);
      return answer;
    });
  const asked = { onClose, busy: deed.isBusy, children: <Trouble words={deed.trouble} /> } as const;
  return (
    <>
      <ConfirmDialog
        {...asked}
        open={question === "cards"}
        onConfirm={() => void renew()}
        title={made.length === 1 ? "Make a new card?" : "Make new cards?"}
        text="The old cards stop working, and whoever is logged in by one is logged out."
        confirm={made.length === 1 ? "Make a new card" : "Make new cards"}
      />
      <ConfirmDialog
        {...asked}
        open={question === "move"}
        onConfirm={() => goal && void move(goal.sectionID)}
        title={`Move ${formatCount(choice.length, "pupil")}?`}
        text="Their cards go on working. What they raced stays in this class's results, and comes back if they do."
        confirm="Move them"
        startsInside
      >
        <Select
          label="To"
          value={String(goal?.sectionID ?? "")}
          onValue={setTo}
          options={others.map(({ sectionID, name }) => ({ value: String(sectionID), label: name }))}
        />
        <Trouble words={deed.trouble} />
      </ConfirmDialog>
      <ConfirmDialog
        {...asked}
        open={question === "release"}
        onConfirm={() => only && void release(only)}
        title={`Release ${named(only?.alias ?? "")}?`}
        text="The account becomes the pupil's own: the card stops working, and only they can erase it. They stay in the class. Ask their parents first."
        confirm="Release the account"
      />
      <ConfirmDialog
        {...asked}
        open={question === "erase"}
        onConfirm={() => void erase()}
        title={`Erase ${formatCount(made.length, "account")}?`}
        text="Their names, cars and cash are gone for good. This can't be undone."
        confirm="Erase for good"
        cancel="Keep them"
        danger
      />
      <ReleasedLink link={link} onClose={() => setLink(undefined)} />
    </>
  );
}
