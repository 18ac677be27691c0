import type { Stamp } from "../../units.ts";

interface Reader {
  /** Up to which post somebody has seen the news; null before the first look. @source core §3 lastNews */
  readonly lastNews: Stamp | null;
  readonly createdStamp: Stamp;
}

/**
 * Whether there are news that a player hasn't seen. What was there before the account is no news to it.
 *
 * @param newest when the newest post came out; undefined without any
 */
export const hasUnreadNews = ({ lastNews, createdStamp }: Reader, newest: Stamp | undefined): boolean =>
  newest !== undefined && newest > (lastNews ?? createdStamp);
