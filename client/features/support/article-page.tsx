import { ArrowLeft, Printer } from "lucide-react";
import { Link, useParams } from "react-router-dom";

import { isLoadedAnew } from "#shared/content/pages.ts";

import { useOwnTitle } from "../../shell/own-title.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { ArticleList } from "./article-list.tsx";
import type { Article } from "./article.ts";
import { articleAt, articleOf } from "./articles/all.ts";
import { Blocks } from "./blocks.tsx";
import { NoArticle } from "./no-article.tsx";
import { useIsForViewer } from "./use-is-for-viewer.ts";

import style from "./article-page.module.css";

/** One answer. @source core §2 */
export function ArticlePage() {
  const { article: slug = "" } = useParams();
  const article = articleAt(slug);
  const isForViewer = useIsForViewer();
  return article && isForViewer(article) ? <OneArticle key={slug} article={article} /> : <NoArticle />;
}

function OneArticle({ article }: { readonly article: Article }) {
  const { title, short, parts, ways, related } = article;
  useOwnTitle(title);
  return (
    <main id="main" className={style.page}>
      <p className={style.aside}>
        <Link to="/support" className={style.back}>
          <ArrowLeft aria-hidden />
          All answers
        </Link>
      </p>
      <h1>{title}</h1>
      <p className={style.answer}>{short}</p>
      {parts.map(({ title: heading, blocks }) => (
        <section key={heading} className={style.part}>
          <h2>{heading}</h2>
          <Blocks blocks={blocks} />
        </section>
      ))}
      <div className={style.ways}>
        {ways.map(({ label, to }) => (
          <LinkButton key={label} to={to} reloadDocument={isLoadedAnew(to)}>
            {label}
          </LinkButton>
        ))}
        <Button kind="quiet" icon={<Printer aria-hidden />} onClick={() => print()}>
          Print
        </Button>
      </div>
      <div className={style.aside}>
        <Card title="Read on">
          <ArticleList articles={related.map(articleOf)} />
        </Card>
        <p>
          Still stuck? <Link to="/contact">Ask a person</Link>, or <Link to="/support#report-bug">report a bug</Link>.
        </p>
      </div>
    </main>
  );
}
