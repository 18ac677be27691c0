import { Link } from "react-router-dom";

import { useNews } from "../../data/news/use-news.ts";
import { FeedLink, PostList } from "./news-list.tsx";

import style from "./news.module.css";

/** Stories of the operator and updates of the game, the newest first. @source teams-shop-seasons §2 News */
export const NewsPage = () => (
  <main id="main" className={style.page}>
    <header className={style.head}>
      <h1>News</h1>
      <p>
        Stories from the track, and what's new in the game. Just the game? See all <Link to="/updates">updates</Link>.
      </p>
      <FeedLink />
    </header>
    <PostList list={useNews()} empty="No news yet" />
  </main>
);
