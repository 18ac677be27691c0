import type { ReactNode } from "react";

import type { NewsBlock } from "#shared/contracts/news/blocks.ts";

import { numbered } from "./numbered.ts";
import { PostPicture } from "./post-picture.tsx";
import { Spans } from "./spans.tsx";

import style from "./blocks.module.css";

/** The text of a post, drawn block by block. */
export const Blocks = ({ of }: { readonly of: readonly NewsBlock[] }) => (
  <div className={style.blocks}>
    {numbered(of).map(([key, block]) => (
      <OneBlock key={key} of={block} />
    ))}
  </div>
);

function OneBlock({ of }: { readonly of: NewsBlock }): ReactNode {
  switch (of.kind) {
    case "heading": {
      const Heading = `h${of.level}` as const;
      return (
        <Heading>
          <Spans of={of.spans} />
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p>
          <Spans of={of.spans} />
        </p>
      );
    case "list":
      return (
        <List isOrdered={of.isOrdered} startsAt={of.startsAt}>
          {numbered(of.items).map(([key, { spans, list }]) => (
            <li key={key}>
              <Spans of={spans} />
              {list && (
                <List isOrdered={list.isOrdered} startsAt={list.startsAt}>
                  {numbered(list.items).map(([inner, item]) => (
                    <li key={inner}>
                      <Spans of={item} />
                    </li>
                  ))}
                </List>
              )}
            </li>
          ))}
        </List>
      );
    case "quote":
      return (
        <blockquote>
          {numbered(of.paragraphs).map(([key, spans]) => (
            <p key={key}>
              <Spans of={spans} />
            </p>
          ))}
        </blockquote>
      );
    case "code":
      return (
        <pre>
          <code>{of.text}</code>
        </pre>
      );
    case "picture":
      return <PostPicture of={of.picture} />;
    case "rule":
      return <hr />;
    default:
      // Of a newer server.
      return null;
  }
}

interface ListProps {
  readonly isOrdered: boolean;
  readonly startsAt: number;
  readonly children: ReactNode;
}

const List = ({ isOrdered, startsAt, children }: ListProps) =>
  isOrdered ? <ol start={startsAt}>{children}</ol> : <ul>{children}</ul>;
