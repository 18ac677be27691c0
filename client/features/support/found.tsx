import { LinkButton } from "../../ui/controls/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { ArticleList } from "./article-list.tsx";
import type { Article } from "./article.ts";

import style from "./support-page.module.css";

/** What a question found. */
export const Found = ({ articles }: { readonly articles: readonly Article[] }) => (
  <section className={style.reader} aria-labelledby="found">
    <h2 id="found">Answers</h2>
    {articles.length === 0 ? (
      <EmptyState
        title="We have no answer to that yet"
        text="Try another word for it. Or ask a person: tell us what you're looking for."
        scene="letters"
        action={
          <div className={style.ways}>
            <LinkButton kind="primary" to="/contact">
              Contact
            </LinkButton>
            <LinkButton to="/support#report-bug">Report a bug</LinkButton>
          </div>
        }
      />
    ) : (
      <Card>
        <ArticleList articles={articles} withAnswers />
      </Card>
    )}
  </section>
);
