/** What a folder of news may hold. Whatever is more stays unread, and the log says so. @source decision: news */
export const NEWS_LIMITS = {
  /** Posts of one folder; of more, those whose file names come last are read. */
  files: 1_000,
  /** Bytes of one post: some five thousand words. */
  bytes: 32 * 1_024,
  /** Characters. */
  title: 80,
  /** Characters: two or three sentences, as lists and feeds show them. */
  summary: 280,
  /** Characters. */
  author: 40,
  /** Characters that say what a picture shows. */
  alt: 200,
  /** Characters of an address that a link leads to. */
  link: 500,
  /** Paragraphs, headings, lists and so on of one post. */
  blocks: 300,
  /** Signs of Markdown (brackets, stars, …) in one post: a parser takes as long as their square. */
  signs: 2_000,
  /** Lines of one post, for the same reason. */
  lines: 1_000,
  /** Quotes and points of lists in one post, for the same reason. */
  marks: 1_000,
  /** Marks before the text of one line: a quote in a list in a quote, and so on. */
  marksOfLine: 6,
  /** Levels of what stands in something else. */
  depth: 8,
  /** Pictures of one post, its own among them. */
  pictures: 12,
  /** Bytes of one picture. */
  pictureBytes: 1_024 * 1_024,
  /** Width or height of a picture, in pixels. */
  pictureSide: 4_096,
} as const;

/** Posts that a page of the list has, where nobody asks for another number. */
export const NEWS_PAGE = { usual: 12, most: 50 } as const;

/** Posts in the feed: readers ask often, and have the earlier ones. */
export const FEED_POSTS = 30;
