import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link, useParams } from "react-router-dom";

import { useNewsPost, type PostPage as Answer } from "../../data/news/use-news.ts";
import type { Trouble } from "../../data/trouble.ts";
import { useOwnTitle } from "../../shell/own-title.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { Blocks } from "./blocks.tsx";
import { PostFacts } from "./news-list.tsx";
import { PostPicture } from "./post-picture.tsx";
import { Quiet } from "./quiet.tsx";
import { SharePost } from "./share-post.tsx";
import { useNewsLook } from "./use-look.ts";

import style from "./news.module.css";

/** One post, told in full. @source teams-shop-seasons §2 News */
export function PostPage() {
  const { newsID = "" } = useParams();
  const { load, again } = useNewsPost(newsID);
  if (load.state === "trouble") return <Missing trouble={load.trouble} onRetry={again} />;
  return load.state === "ready" ? <OnePost page={load.value} /> : <ToCome />;
}

function OnePost({ page: { post, newer, older } }: { readonly page: Answer }) {
  useOwnTitle(post.title);
  useNewsLook(post.stamp);
  const all = post.kind === "update" ? { to: "/updates", label: "All updates" } : { to: "/news", label: "All news" };
  return (
    <main id="main" className={style.page}>
      <article className={style.sheet}>
        <header className={style.head}>
          <h1>{post.title}</h1>
          <PostFacts of={post} />
        </header>
        {post.picture && <PostPicture of={post.picture} />}
        <p className={style.lead}>{post.summary}</p>
        <Blocks of={post.blocks} />
        <footer className={style.foot}>
          <LinkButton size="small" to={all.to}>
            {all.label}
          </LinkButton>
          <SharePost post={post} />
        </footer>
      </article>
      {(newer ?? older) && (
        <nav className={style.neighbours} aria-label="More news">
          {older && (
            <Link to={`/news/${older.newsID}`}>
              <ArrowLeft aria-hidden />
              <VisuallyHidden>Older: </VisuallyHidden>
              {older.title}
            </Link>
          )}
          {newer && (
            <Link to={`/news/${newer.newsID}`} data-newer>
              <VisuallyHidden>Newer: </VisuallyHidden>
              {newer.title}
              <ArrowRight aria-hidden />
            </Link>
          )}
        </nav>
      )}
    </main>
  );
}

const ToCome = () => (
  <main id="main" className={style.page} aria-busy>
    <div className={style.sheet}>
      <h1>
        <VisuallyHidden>Loading the story</VisuallyHidden>
        <Skeleton width="min(18rem, 80%)" />
      </h1>
      <Skeleton lines={10} />
    </div>
  </main>
);

const Missing = ({ trouble, onRetry }: { readonly trouble: Trouble; readonly onRetry: () => void }) => (
  <main id="main" className={style.missing}>
    {trouble.kind === "not-found" ? (
      <EmptyState
        level={1}
        scene="letters"
        title="There's no story here"
        text="Part of the link may be missing, or the story is gone."
        action={
          <LinkButton kind="primary" to="/news">
            All news
          </LinkButton>
        }
      />
    ) : (
      <Quiet level={1} trouble={trouble} onRetry={onRetry} />
    )}
  </main>
);
