import { useState } from "react";
import { useNavigate } from "react-router-dom";

import type { ClassFile } from "#shared/contracts/classes/teacher-shapes.ts";
import { formatCount } from "#shared/format/figures.ts";
import type { UserID } from "#shared/ids.ts";

import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { SearchField } from "../../ui/data/search-panel.tsx";
import { Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { closeToast, toast } from "../../ui/overlay/toasts.ts";
import { useNow } from "../../ui/use-now.ts";
import { useDeed } from "../data/use-deed.ts";
import { DownloadResults } from "../results/download-results.tsx";
import { Trouble } from "../ui/trouble.tsx";
import { ChosenDeeds } from "./chosen-deeds.tsx";
import { foundPupils } from "./found-pupils.ts";
import { Hangs } from "./hangs.tsx";
import { pupilColumns } from "./pupil-columns.tsx";
import { RealNames } from "./real-names.tsx";
import { Removed } from "./removed.tsx";
import { Waiting } from "./waiting.tsx";
import { Witness } from "./witness.tsx";

import layout from "../ui/layout.module.css";
import style from "./pupils-tab.module.css";

const TAKEN_OUT = "taken-out";

/** Who is in the class, who waits, and who was taken out. */
export function PupilsTab({ file }: { readonly file: ClassFile }) {
  const deed = useDeed();
  const navigate = useNavigate();
  const now = useNow();
  const [chosen, setChosen] = useState<ReadonlySet<UserID>>(new Set());
  const [term, setTerm] = useState("");
  const [isNaming, setIsNaming] = useState(false);
  const waiting = file.members.filter(({ standing }) => standing === "pending");
  const members = file.members.filter(({ standing }) => standing === "member");
  const removed = file.members.filter(({ standing }) => standing === "removed");
  const found = foundPupils(members, term);
  // Nothing is done to whom nobody sees.
  const choice = found.filter(({ userID }) => chosen.has(userID));
  const toggle = (userID: UserID): void => {
    const next = new Set(chosen);
    if (!next.delete(userID)) next.add(userID);
    setChosen(next);
  };
  const bringBack = (userIDs: readonly UserID[]): Promise<boolean> => {
    closeToast(TAKEN_OUT);
    return deed.run(() =>
      call("POST /teachers/classes/{id}/pupils/bring-back", { params: { id: file.sectionID }, body: { userIDs } }),
    );
  };
  const takeOut = async (): Promise<void> => {
    const gone = choice.map(({ userID }) => userID);
    const isDone = await deed.run(() =>
      call("POST /teachers/classes/{id}/pupils/remove", { params: { id: file.sectionID }, body: { userIDs: gone } }),
    );
    if (!isDone) return;
    setChosen(new Set());
    toast({
      id: TAKEN_OUT,
      title: `${formatCount(gone.length, "pupil")} taken out`,
      action: { label: "Bring Back", onChoose: () => void bringBack(gone) },
    });
  };
  return (
    <div className={layout.stack}>
      {waiting.length > 0 && <Waiting file={file} waiting={waiting} deed={deed} />}
      <Hangs sectionID={file.sectionID} />
      <Witness sectionID={file.sectionID} />
      <Trouble words={deed.trouble} />
      {members.length === 0 ? (
        <EmptyState
          level={2}
          scene="road"
          title="Nobody in the class yet"
          text="Add your pupils from a list and print their cards. Or show the join code, and they come by themselves."
          action={
            <div className={layout.line}>
              <LinkButton kind="primary" to="#add">
                Add Pupils
              </LinkButton>
              <LinkButton to="#join">Show the Join Code</LinkButton>
            </div>
          }
        />
      ) : (
        <>
          <div className={style.tools}>
            <SearchField
              className={style.search}
              label="Find a pupil"
              hint="Alias or real name"
              term={term}
              onTerm={setTerm}
            />
            <div className={layout.line}>
              <Button size="small" aria-expanded={isNaming} onClick={() => setIsNaming(!isNaming)}>
                {isNaming ? "Close Names" : "Real Names"}
              </Button>
              <Button size="small" onClick={() => void navigate(`/classes/${file.sectionID}/cards`)}>
                Print All Cards
              </Button>
              <DownloadResults file={file} />
            </div>
          </div>
          {isNaming && <RealNames file={file} pupils={found} />}
          <ChosenDeeds
            file={file}
            found={found}
            choice={choice}
            deed={deed}
            onChoose={(pupils) => setChosen(new Set(pupils.map(({ userID }) => userID)))}
            onTakeOut={() => void takeOut()}
          />
          <Table
            caption="Pupils of the class"
            columns={pupilColumns({ chosen, toggle, nowMs: now * 1_000 })}
            rows={found}
            keyOf={({ userID }) => userID}
            initialSort={{ column: "alias", direction: "ascending" }}
            empty="Nobody of that name is in the class."
          />
        </>
      )}
      {removed.length > 0 && <Removed removed={removed} isBusy={deed.isBusy} onBack={(ids) => void bringBack(ids)} />}
    </div>
  );
}
