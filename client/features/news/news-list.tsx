import { Rss } from "lucide-react";
import { Link } from "react-router-dom";

import { formatLongDay } from "#shared/format/dates.ts";
import type { Stamp } from "#shared/units.ts";

import type { NewsHead, NewsList } from "../../data/news/use-news.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { PostPicture } from "./post-picture.tsx";
import { Quiet } from "./quiet.tsx";
import { useNewFrom, useNewsLook } from "./use-look.ts";

import style from "./news.module.css";

interface ListProps {
  readonly list: NewsList;
  /** What is said where there is none. */
  readonly empty: string;
}

/** Posts one below the other, and what stands there while there are none. */
export function PostList({ list, empty }: ListProps) {
  const { load, again, hasMore, isLoadingMore, isStuck, showMore } = list;
  const newFrom = useNewFrom();
  useNewsLook(load.state === "ready" ? load.value[0]?.stamp : undefined);
  if (load.state === "trouble") return <Quiet trouble={load.trouble} level={2} onRetry={again} />;
  if (load.state === "loading") return <ToCome />;
  if (load.value.length === 0) return <EmptyState level={2} scene="letters" title={empty} text="Come back soon." />;
  return (
    <>
      <ol className={style.list}>
        {load.value.map((head) => (
          <li key={head.newsID}>
            <PostCard head={head} isNew={isNewTo(head, newFrom)} />
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button busy={isLoadingMore} onClick={() => void showMore()}>
          Show older
        </Button>
      )}
      <output>{isStuck && "We can't load more right now."}</output>
    </>
  );
}

const isNewTo = ({ stamp }: NewsHead, newFrom: Stamp | undefined): boolean => newFrom !== undefined && stamp > newFrom;

function PostCard({ head, isNew }: { readonly head: NewsHead; readonly isNew: boolean }) {
  const { newsID, title, summary, picture } = head;
  return (
    <Card
      title={
        <Link className={style.link} to={`/news/${newsID}`}>
          {title}
        </Link>
      }
    >
      <article className={style.post} data-pictured={picture !== null || undefined}>
        {picture && <PostPicture of={picture} isSilent />}
        <div className={style.words}>
          <PostFacts of={head} isNew={isNew} />
          <p>{summary}</p>
        </div>
      </article>
    </Card>
  );
}

interface PostFactsProps {
  readonly of: NewsHead;
  readonly isNew?: boolean;
}

/** When a post came out, what it is, and by whom. */
export const PostFacts = ({ of: { stamp, kind, version, author }, isNew = false }: PostFactsProps) => (
  <p className={style.facts}>
    <time dateTime={new Date(stamp * 1_000).toISOString()}>{formatLongDay(stamp)}</time>
    {kind === "update" && <Badge tone="teal">{version === null ? "Update" : `Version ${version}`}</Badge>}
    {isNew && <Badge tone="hot">New</Badge>}
    {author !== null && <span>by {author}</span>}
  </p>
);

const ToCome = () => (
  <div aria-busy>
    <VisuallyHidden>Loading the news</VisuallyHidden>
    <div aria-hidden className={style.list}>
      {[1, 2, 3].map((nth) => (
        <Card key={nth} title={<Skeleton width="12rem" />}>
          <Skeleton lines={3} />
        </Card>
      ))}
    </div>
  </div>
);

/** For readers of feeds. */
export const FeedLink = () => (
  <p>
    <a className={style.feed} href="/news.rss" type="application/rss+xml">
      <Rss aria-hidden />
      News as a feed (RSS)
    </a>
  </p>
);
