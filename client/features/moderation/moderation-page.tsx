import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

import { formatCount } from "#shared/format/figures.ts";

import { useCases } from "../../data/moderation/use-cases.ts";
import { Tabs, type Tab } from "../../ui/data/tabs.tsx";
import { CaseList } from "./case-list.tsx";
import { CaseView } from "./case-view.tsx";
import { NothingOpen } from "./nothing-open.tsx";
import { Weeks } from "./weeks.tsx";

import style from "./moderation-page.module.css";

type Part = "waiting" | "weeks";

/** What waits for a moderator, one case beside the list, and what became of holds. @source rules Moderation */
export function ModerationPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const caseID = search.get("case");
  /** Where each page of the list begins; the last is shown. */
  const [places, setPlaces] = useState<readonly string[]>([""]);
  const { load, again } = useCases(places.at(-1) ?? "");
  const waiting = load.state === "ready" ? load.value.cases : [];
  const next = load.state === "ready" ? load.value.next : null;
  const follows = waiting[waiting.findIndex((each) => each.caseID === caseID) + 1]?.caseID;
  const tabs: readonly Tab<Part>[] = [
    {
      value: "waiting",
      label: "Waiting",
      count: waiting.length,
      panel: (
        <div className={style.desk} data-open={caseID !== null || undefined}>
          <section className={style.list} aria-label="Cases">
            <CaseList
              load={load}
              again={again}
              openID={caseID}
              {...(places.length > 1 && { onBack: () => setPlaces(places.slice(0, -1)) })}
              {...(next !== null && { onNext: () => setPlaces([...places, next]) })}
            />
          </section>
          <div className={style.case}>
            {caseID === null ? (
              waiting.length > 0 && <NothingOpen />
            ) : (
              <CaseView key={caseID} caseID={caseID} followsID={follows === caseID ? undefined : follows} />
            )}
          </div>
        </div>
      ),
    },
    { value: "weeks", label: "Weeks", panel: <Weeks /> },
  ];
  return (
    <main id="main" className={style.page}>
      <header className={style.head} data-open={caseID !== null || undefined}>
        <h1 className={style.title}>Moderation</h1>
        <p className={style.lead} aria-live="polite">
          {load.state === "ready" &&
            (waiting.length === 0
              ? "Nothing waits."
              : `${formatCount(waiting.length, "case")}${next === null ? "" : " on this page"}, the oldest first.`)}
        </p>
      </header>
      <Tabs
        label="Moderation"
        tabs={tabs}
        value={hash === "#weeks" ? "weeks" : "waiting"}
        onValue={(part) => void navigate({ hash: part === "weeks" ? "weeks" : "" }, { replace: true })}
      />
    </main>
  );
}
