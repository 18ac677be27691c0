import { hasUnreadNews } from "#shared/rules/news/unread.ts";

import { useSite } from "../../net/site.ts";
import type { Viewer } from "./viewer.ts";

/** Whether there are news that the viewer hasn't seen yet; guests are told of none. @source core §3 lastNews, RECENT_NEWS */
export function useIsNewsNew({ user }: Pick<Viewer, "user">): boolean {
  const newest = useSite(({ news }) => news?.stamp);
  return user !== undefined && hasUnreadNews(user, newest);
}
