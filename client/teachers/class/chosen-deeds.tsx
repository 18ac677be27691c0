import { useState } from "react";
import { useNavigate } from "react-router-dom";

import type { ClassFile, Pupil } from "#shared/contracts/classes/teacher-shapes.ts";
import { formatCount } from "#shared/format/figures.ts";

import { saveFile } from "../../browser/save-file.ts";
import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Menu, type MenuEntry } from "../../ui/overlay/menu.tsx";
import { useSchool } from "../data/use-classes.ts";
import type { Deed } from "../data/use-deed.ts";
import { ChosenQuestions, type Question } from "./chosen-questions.tsx";
import { NeedsPanel } from "./needs-panel.tsx";

import style from "./pupils-tab.module.css";

interface ChosenDeedsProps {
  readonly file: ClassFile;
  /** Who is in the table. */
  readonly found: readonly Pupil[];
  readonly choice: readonly Pupil[];
  readonly deed: Deed;
  readonly onChoose: (pupils: readonly Pupil[]) => void;
  readonly onTakeOut: () => void;
}

/** What can be done with the pupils that are chosen. It is there before, so that nothing moves under the first choice. */
export function ChosenDeeds({ file, found, choice, deed, onChoose, onTakeOut }: ChosenDeedsProps) {
  const [question, setQuestion] = useState<Question>();
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const others = useOtherClasses(file);
  const isNobody = choice.length === 0;
  const isEveryone = !isNobody && choice.length === found.length;
  const made = choice.filter(({ isMade }) => isMade);
  const cards = `/classes/${file.sectionID}/cards?pupils=${choice.map(({ userID }) => userID).join(",")}`;
  const [only] = made.length === 1 && choice.length === 1 ? made : [];
  const more: readonly MenuEntry[] = [
    { label: "Move to another class", disabled: others.length === 0, onChoose: () => setQuestion("move") },
    { label: "Release to own account", disabled: !only, onChoose: () => setQuestion("release") },
    {
      label: "Download all we store",
      disabled: !only,
      onChoose: () => only && void deed.run(() => download(file, only)),
    },
    { label: "Erase for good", danger: true, disabled: made.length === 0, onChoose: () => setQuestion("erase") },
  ];
  return (
    <section className={style.chosen} aria-label="Chosen pupils">
      <div className={style.deeds}>
        <strong className={style.many} aria-live="polite">
          {isNobody ? "Nobody chosen" : `${formatCount(choice.length, "pupil")} chosen`}
        </strong>
        <Button size="small" kind="plain" onClick={() => onChoose(isEveryone ? [] : found)}>
          {isEveryone ? "Choose Nobody" : "Choose All"}
        </Button>
        <Button size="small" disabled={made.length === 0} onClick={() => void navigate(cards)}>
          Print Cards
        </Button>
        <Button size="small" disabled={made.length === 0} onClick={() => setQuestion("cards")}>
          New Cards
        </Button>
        <Button size="small" disabled={isNobody} onClick={() => setIsAsking(true)}>
          Needs
        </Button>
        <Button size="small" disabled={isNobody} busy={deed.isBusy} onClick={onTakeOut}>
          Take Out
        </Button>
        <Menu
          label="More for the chosen pupils"
          entries={more}
          trigger={
            <Button size="small" disabled={isNobody}>
              More
            </Button>
          }
        />
      </div>
      <NeedsPanel
        key={choice.map(({ userID }) => userID).join(" ")}
        file={file}
        choice={choice}
        deed={deed}
        open={isAsking && !isNobody}
        onClose={() => setIsAsking(false)}
      />
      <ChosenQuestions
        file={file}
        choice={choice}
        others={others}
        deed={deed}
        question={question}
        onClose={() => setQuestion(undefined)}
        onCards={() => void navigate(cards)}
        onGone={() => onChoose([])}
      />
    </section>
  );
}

/** The teacher's other classes, where pupils can go. */
function useOtherClasses({ sectionID }: ClassFile) {
  const { load } = useSchool();
  if (load.state !== "ready") return [];
  return load.value.classes.filter((each) => each.isOwn && each.archivedStamp === null && each.sectionID !== sectionID);
}

async function download({ sectionID }: ClassFile, { userID, username }: Pupil): Promise<void> {
  const { data } = await call("GET /teachers/classes/{id}/pupils/{userID}/export", {
    params: { id: sectionID, userID },
  });
  saveFile(`redline-${username}.json`, "application/json", JSON.stringify(data, null, 2));
}
