import { useRef } from "react";

import type { Notices } from "../data/notices/use-notices.ts";
import { useSite } from "../net/site.ts";
import { agoWords } from "../ui/ago-words.ts";
import { classes } from "../ui/classes.ts";
import { Words } from "../ui/data/as-is.tsx";
import { VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import { GrowlActions } from "./growl-actions.tsx";
import { GrowlArt } from "./growl-art.tsx";
import { growlOf } from "./growl.ts";
import { noticeWords } from "./notice-words.ts";

import edge from "../ui/edge.module.css";
import style from "./bell.module.css";

interface NoticeRowProps {
  readonly notice: Notices["notices"][number];
  /** It came since the last look. */
  readonly isNew: boolean;
  readonly nowMs: number;
}

/** One notification in the list of the bell. */
export function NoticeRow({ notice: { notification, isOver }, isNew, nowMs }: NoticeRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const site = useSite((answer) => answer.site) ?? "type";
  const growl = growlOf(notification);
  const { title, text, tone, link } = noticeWords(growl, isOver, site);
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={classes(edge.edge, style.notice)}
      data-tone={tone}
      data-new={isNew || undefined}
      data-over={isOver || undefined}
    >
      <span className={style.art}>
        <GrowlArt growl={growl} />
      </span>
      <div className={style.words}>
        <p className={style.title}>
          {isNew && <VisuallyHidden>New: </VisuallyHidden>}
          <Words of={title} />
        </p>
        {text !== undefined && (
          <p className={style.text}>
            <Words of={text} />
          </p>
        )}
        <p className={style.when}>{agoWords(notification.stamp, nowMs)}</p>
        {!isOver && (
          <div className={style.actions}>
            <GrowlActions growl={growl} link={link} close={() => row.current?.focus()} />
          </div>
        )}
      </div>
    </li>
  );
}
