import { useParams } from "react-router-dom";

import { useOwnTitle } from "../../shell/own-title.ts";
import { FaultPage } from "../../shell/states/fault-page.tsx";
import { FAULT_WORDS } from "../../shell/states/fault.ts";
import { NotLoaded } from "../../social/not-loaded.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { groupAt, inGroup, scoreOf, type Group } from "./entries.ts";
import { GroupHead } from "./group/group-head.tsx";
import { GroupList } from "./group/group-list.tsx";
import { GroupNav } from "./group/group-nav.tsx";
import { MathNote } from "./group/math-note.tsx";
import { useOwn } from "./use-own.ts";

import style from "./group-page.module.css";

/** One group of achievements, by the word in its address. @source core §2 */
export function GroupPage() {
  const { group: slug } = useParams();
  const group = groupAt(slug);
  useOwnTitle(group ? `${group.name} Achievements` : FAULT_WORDS["not-found"].title);
  return group ? <OneGroup group={group} /> : <FaultPage fault="not-found" />;
}

function OneGroup({ group }: { readonly group: Group }) {
  const { loaded, entries } = useOwn();
  const own = entries && inGroup(entries, group.gid);
  return (
    <main id="main" className={style.page}>
      <div className={style.sheet}>
        <GroupHead group={group} score={own && scoreOf(own)} />
        {group.slug === "math" && <MathNote />}
        {own ? (
          <GroupList key={group.slug} group={group} entries={own} />
        ) : (
          <Card>
            <NotLoaded loaded={loaded} lines={8} />
          </Card>
        )}
      </div>
      <GroupNav entries={entries ?? []} current={group} />
    </main>
  );
}
