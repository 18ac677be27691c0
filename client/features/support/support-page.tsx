import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

import { formatCount } from "#shared/format/figures.ts";

import { TextInput } from "../../ui/controls/text-input.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { ArticleList } from "./article-list.tsx";
import type { Reader } from "./article.ts";
import { ARTICLES, TOPICS } from "./articles/all.ts";
import { Found } from "./found.tsx";
import { Reach } from "./reach.tsx";
import { ReportBug } from "./report-bug/report-bug.tsx";
import { LONGEST_QUESTION, searchOver } from "./search.ts";
import { useIsForViewer } from "./use-is-for-viewer.ts";

import style from "./support-page.module.css";

const READERS: Readonly<Record<Reader, string>> = {
  players: "For players",
  parents: "For parents",
  teachers: "For teachers",
};
/** Each of its own topics has a heading; where there is one topic only, the reader's name is enough. */
const topicsOf = (reader: Reader) => TOPICS.filter((topic) => topic.reader === reader);

const countWords = (count: number): string =>
  count === 0 ? "No answer found" : `${formatCount(count, "answer")} found`;

/** Answers for players, parents and teachers, and the way to a person. @source core §2 */
export function SupportPage() {
  const [params, setParams] = useSearchParams();
  // The address follows what is typed, and not the other way round: it comes too late for a fast typist.
  const [question, setQuestion] = useState(params.get("q") ?? "");
  const navigate = useNavigate();
  const search = useMemo(() => searchOver(ARTICLES), []);
  const found = useMemo(() => search(question), [search, question]).filter(useIsForViewer());
  const isAsking = question.trim() !== "";
  const [best] = found;
  return (
    <main id="main" className={style.page}>
      <header className={style.head}>
        <h1>Support</h1>
        <p className={style.lead}>Answers for players, parents and teachers. You don't need an account to read them.</p>
        <search>
          <form
            className={style.search}
            onSubmit={(event) => {
              event.preventDefault();
              if (isAsking && best) void navigate(`/support/${best.slug}`);
            }}
          >
            <TextInput
              label="Search the answers"
              type="search"
              hint="Enter opens the best one."
              value={question}
              onValue={(q) => {
                setQuestion(q);
                setParams(q === "" ? {} : { q }, { replace: true, preventScrollReset: true });
              }}
              maxLength={LONGEST_QUESTION}
              counter={false}
              autoComplete="off"
              spellCheck={false}
            />
          </form>
          <output className={style.count}>{isAsking ? countWords(found.length) : ""}</output>
        </search>
      </header>
      {isAsking ? (
        <Found articles={found} />
      ) : (
        (["players", "parents", "teachers"] as const).map((reader) => (
          <section key={reader} className={style.reader} aria-labelledby={reader}>
            <h2 id={reader}>{READERS[reader]}</h2>
            <div className={style.topics}>
              {topicsOf(reader).map(({ title, articles }, _nth, all) =>
                all.length === 1 ? (
                  <Card key={title}>
                    <ArticleList articles={articles} withAnswers />
                  </Card>
                ) : (
                  <Card key={title} title={title} level={3}>
                    <ArticleList articles={articles} />
                  </Card>
                ),
              )}
            </div>
          </section>
        ))
      )}
      <section id="report-bug" className={style.reader} aria-labelledby="report-bug-title">
        <h2 id="report-bug-title">Report a bug</h2>
        <p className={style.lead}>
          Something broken? Say which page it was, what you did, what happened, and what you expected. Never send your
          password.
        </p>
        <ReportBug />
        <Reach />
      </section>
    </main>
  );
}
