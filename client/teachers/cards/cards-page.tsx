import { Printer } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useParams, useSearchParams } from "react-router-dom";

import type { Card, ClassFile } from "#shared/contracts/classes/teacher-shapes.ts";
import type { SectionID } from "#shared/ids.ts";
import { codeInGroups } from "#shared/rules/classes/codes.ts";

import { KEYS } from "../../data/keys.ts";
import { useLoaded } from "../../data/loaded.ts";
import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Switch } from "../../ui/controls/switch.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { QrPicture } from "../../ui/pictures/qr-picture.tsx";
import { useClassFile } from "../data/use-classes.ts";
import { PageStates } from "../ui/page-states.tsx";

import layout from "../ui/layout.module.css";
import style from "./cards-page.module.css";

/** Cards to print and cut out: each signs one pupil in. */
export function CardsPage() {
  const sectionID = Number(useParams().id) as SectionID;
  const file = useClassFile(sectionID);
  return (
    <main id="main" tabIndex={-1} className={layout.page}>
      <PageStates {...file}>{(value) => <Cards file={value} />}</PageStates>
    </main>
  );
}

function Cards({ file }: { readonly file: ClassFile }) {
  const [search] = useSearchParams();
  const wanted = new Set((search.get("pupils") ?? "").split(",").filter(Boolean).map(Number));
  const userIDs = file.members
    .filter(
      ({ userID, standing, hasCard }) => hasCard && standing === "member" && (wanted.size === 0 || wanted.has(userID)),
    )
    .map(({ userID }) => userID);
  const back = <LinkButton to={`/classes/${file.sectionID}`}>Back to the Class</LinkButton>;
  if (userIDs.length === 0) {
    return (
      <EmptyState
        level={1}
        title="No cards to print"
        text="Cards are for accounts that you made. Pupils with an account of their own log in as always."
        action={back}
      />
    );
  }
  return <Sheet file={file} userIDs={userIDs} back={back} />;
}

interface SheetProps {
  readonly file: ClassFile;
  readonly userIDs: Card["userID"][];
  readonly back: ReactNode;
}

function Sheet({ file, userIDs, back }: SheetProps) {
  const [withNames, setWithNames] = useState(false);
  const cards = useLoaded({
    queryKey: [...KEYS.classFiles, file.sectionID, "cards", userIDs.join()],
    gcTime: 0,
    queryFn: async () =>
      (await call("POST /teachers/classes/{id}/pupils/cards", { params: { id: file.sectionID }, body: { userIDs } }))
        .cards,
  });
  return (
    <>
      <div className={style.tools}>
        <h1>Cards for {file.name}</h1>
        <p className={layout.quiet}>
          Each card opens one account, so hand it to its pupil only. If one is lost, make a new card: the old one stops
          working. Parents want to know more? Give them <a href="/support/a-child-in-a-class">the page for parents</a>.
        </p>
        <Switch
          name="withNames"
          label="Print real names"
          hint="Handy for handing out. Whoever finds the card reads it too."
          checked={withNames}
          onValue={setWithNames}
        />
        <div className={layout.line}>
          <Button kind="primary" icon={<Printer aria-hidden />} onClick={() => print()}>
            Print
          </Button>
          {back}
        </div>
      </div>
      <PageStates {...cards} level={2}>
        {(list) => (
          <ul className={style.cards}>
            {list.map((card) => (
              <li key={card.userID} className={style.card}>
                <div className={style.words}>
                  <span>{file.name}</span>
                  <strong className={style.alias}>{card.alias}</strong>
                  {withNames && card.realName !== null && <span>{card.realName}</span>}
                  <span>{`${location.host}/class-login`}</span>
                  <span className={style.code}>{codeInGroups(card.code)}</span>
                </div>
                <div className={style.picture}>
                  <QrPicture
                    text={`${location.origin}/class-login#${card.code}`}
                    alt={`Signs ${card.alias} in by a camera`}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </PageStates>
    </>
  );
}
