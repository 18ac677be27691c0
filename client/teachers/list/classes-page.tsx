import { CalendarSync, Plus } from "lucide-react";
import { useState } from "react";

import type { TeacherClass } from "#shared/contracts/classes/teacher-shapes.ts";
import { formatCount } from "#shared/format/figures.ts";
import type { SectionID } from "#shared/ids.ts";

import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { agoWords } from "../../ui/ago-words.ts";
import { classes as classNames } from "../../ui/classes.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Rows, SheetRow } from "../../ui/layout/rows.tsx";
import { useNow } from "../../ui/use-now.ts";
import { refreshSchool, useSchool } from "../data/use-classes.ts";
import { useDeed, type Deed } from "../data/use-deed.ts";
import { PageStates } from "../ui/page-states.tsx";
import { Trouble } from "../ui/trouble.tsx";
import { ClassRow } from "./class-row.tsx";
import { NewClass } from "./new-class.tsx";
import { SchoolCard } from "./school-card.tsx";

import layout from "../ui/layout.module.css";

type School = AnswerOf<"GET /teachers/school">;

/** The classes of a teacher's school: one's own first, in their order. */
export function ClassesPage() {
  const school = useSchool();
  const [isMaking, setIsMaking] = useState(false);
  return (
    <main id="main" tabIndex={-1} className={layout.page}>
      <header className={layout.head}>
        <h1>Your classes</h1>
        <div className={layout.line}>
          <LinkButton icon={<CalendarSync aria-hidden />} to="/year">
            Year's Change
          </LinkButton>
          <Button kind="primary" icon={<Plus aria-hidden />} onClick={() => setIsMaking(true)}>
            New Class
          </Button>
        </div>
      </header>
      <PageStates {...school} level={2}>
        {(value) => <Lists school={value} onMake={() => setIsMaking(true)} />}
      </PageStates>
      {isMaking && <NewClass open onClose={() => setIsMaking(false)} />}
    </main>
  );
}

function Lists({ school, onMake }: { readonly school: School; readonly onMake: () => void }) {
  const deed = useDeed();
  const own = school.classes.filter(({ isOwn, archivedStamp }) => isOwn && archivedStamp === null);
  const others = school.classes.filter(({ isOwn, archivedStamp }) => !isOwn && archivedStamp === null);
  const archived = school.classes.filter(({ archivedStamp }) => archivedStamp !== null);
  return (
    <>
      <Trouble words={deed.trouble} />
      {own.length === 0 ? (
        <EmptyState
          level={2}
          scene="road"
          title="No class yet"
          text="Make one, add your pupils, and print their cards. It takes about three minutes."
          action={
            <Button kind="primary" onClick={onMake}>
              Make your first class
            </Button>
          }
        />
      ) : (
        <Rows>
          {own.map((taught, nth) => (
            <ClassRow
              key={taught.sectionID}
              taught={taught}
              onUp={nth > 0 ? () => void move(deed, own, nth, -1) : undefined}
              onDown={nth < own.length - 1 ? () => void move(deed, own, nth, 1) : undefined}
            />
          ))}
        </Rows>
      )}
      {others.length > 0 && (
        <section className={layout.stack}>
          <h2>Your colleagues' classes</h2>
          <Rows>
            {others.map((taught) => (
              <ClassRow
                key={taught.sectionID}
                taught={taught}
                onTakeOver={taught.teachers.length === 0 ? () => void takeOver(deed, taught.sectionID) : undefined}
              />
            ))}
          </Rows>
        </section>
      )}
      {archived.length > 0 && <Archived classes={archived} deed={deed} />}
      <SchoolCard school={school} />
    </>
  );
}

/** Puts a class one place further. */
function move(deed: Deed, own: readonly TeacherClass[], nth: number, by: -1 | 1): Promise<boolean> {
  const order = own.map(({ sectionID }) => sectionID);
  const [moved] = order.splice(nth, 1);
  if (moved !== undefined) order.splice(nth + by, 0, moved);
  return deed.run(async () => {
    await call("POST /teachers/classes/order", { body: { sectionIDs: order } });
    await refreshSchool();
  });
}

const takeOver = (deed: Deed, sectionID: SectionID): Promise<boolean> =>
  deed.run(() => call("POST /teachers/classes/{id}/take-over", { params: { id: sectionID } }));

function Archived({ classes, deed }: { readonly classes: readonly TeacherClass[]; readonly deed: Deed }) {
  const now = useNow();
  return (
    <details className={layout.folded}>
      <summary>{formatCount(classes.length, "archived class", "archived classes")}</summary>
      <Rows>
        {classes.map(({ sectionID, name, archivedStamp, archivedBy, isOwn }) => (
          <SheetRow key={sectionID} className={classNames(layout.line, layout.row)}>
            <strong>
              <AsIs>{name}</AsIs>
            </strong>
            <span className={layout.quiet}>
              {archivedBy ?? "Someone"} put it away {agoWords(archivedStamp ?? 0, now * 1_000)}
            </span>
            {isOwn && (
              <Button
                size="small"
                busy={deed.isBusy}
                onClick={() =>
                  void deed.run(() => call("POST /teachers/classes/{id}/restore", { params: { id: sectionID } }))
                }
              >
                Bring Back
              </Button>
            )}
          </SheetRow>
        ))}
      </Rows>
    </details>
  );
}
