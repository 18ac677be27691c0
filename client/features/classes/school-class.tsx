import type { ClassPage, Classmate } from "../../data/classes/use-own-class.ts";
import { useSession } from "../../session/session.ts";
import { HelpLink } from "../../shell/links/help-link.tsx";
import { Page } from "../../shell/page.tsx";
import { AssignmentsCard } from "../../social/assignments/assignments-card.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Convoy } from "../../ui/pictures/convoy.tsx";
import { ClassHead } from "./class-head.tsx";
import { ClassStats } from "./class-stats.tsx";
import { Classmates } from "./classmates.tsx";
import { LiveLesson } from "./live-lesson.tsx";

import style from "./class-page.module.css";

/** One's own car in front, then those who raced most in the class. */
function convoy(members: readonly Classmate[], ownID: number | undefined): readonly Classmate[] {
  const order = members.toSorted((one, other) => other.played - one.played);
  return [...order.filter(({ userID }) => userID === ownID), ...order.filter(({ userID }) => userID !== ownID)];
}

/** A class: its cars at dusk, what its teacher says, what it raced together, and everyone in it. */
export function SchoolClass({ page }: { readonly page: ClassPage }) {
  const ownID = useSession(({ user }) => user?.userID);
  return (
    <Page title={page.className}>
      <main id="main" className={style.page}>
        <Convoy cars={convoy(page.members, ownID)} />
        <div className={style.body}>
          <ClassHead page={page} />
          <LiveLesson />
          {page.isMember && <AssignmentsCard />}
          <div className={style.pair} data-split={page.message ? "" : undefined}>
            {page.message && (
              <Card title="From your teacher">
                <blockquote className={style.message}>
                  <p>
                    <AsIs>{page.message.message}</AsIs>
                  </p>
                  <footer className={style.from}>
                    <AsIs>{page.message.teacherName}</AsIs>
                  </footer>
                </blockquote>
              </Card>
            )}
            <ClassStats stats={page.stats} />
          </div>
          <Classmates members={page.members} ownID={ownID} />
          {page.isMember && <HelpLink to="a-child-in-a-class">What should my parents know?</HelpLink>}
        </div>
      </main>
    </Page>
  );
}
