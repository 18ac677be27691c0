import { Link } from "react-router-dom";

import type { Article } from "./article.ts";
import { useIsForViewer } from "./use-is-for-viewer.ts";

import style from "./article-list.module.css";

interface ArticleListProps {
  readonly articles: readonly Article[];
  /** With the answer below each title. */
  readonly withAnswers?: boolean;
}

/** Links to articles. */
export const ArticleList = ({ articles, withAnswers = false }: ArticleListProps) => (
  <ul className={style.list}>
    {articles.filter(useIsForViewer()).map(({ slug, title, short }) => (
      <li key={slug}>
        <Link to={`/support/${slug}`} className={style.link}>
          {title}
        </Link>
        {withAnswers && <p className={style.answer}>{short}</p>}
      </li>
    ))}
  </ul>
);
