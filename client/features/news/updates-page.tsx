import { Link } from "react-router-dom";

import { useNews } from "../../data/news/use-news.ts";
import { FeedLink, PostList } from "./news-list.tsx";

import style from "./news.module.css";

/** What changed in the game itself, from its first release on. @source core §2 Footer */
export const UpdatesPage = () => (
  <main id="main" className={style.page}>
    <header className={style.head}>
      <h1>Updates</h1>
      <p>
        What's new in the game, back to the very first day. Stories stand in the <Link to="/news">news</Link>.
      </p>
      <FeedLink />
    </header>
    <PostList list={useNews("update")} empty="No updates yet" />
  </main>
);
