/** What a post is called: the name of its file without the ending, and its address. */
export const NEWS_ID = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;

/** Pictures that stand still and hold no script, by the ending of their names. */
export const PICTURE_TYPES = { png: "image/png", jpg: "image/jpeg", jpeg: "image/jpeg", webp: "image/webp" } as const;
export type PictureEnding = keyof typeof PICTURE_TYPES;

/** The name of a picture's file: nothing in it leads to another folder. */
export const PICTURE_NAME = /^[a-z0-9][a-z0-9-]{0,79}\.(?:png|jpe?g|webp)$/;

/** Where a post's picture is. */
export const picturePath = (newsID: string, name: string): string => `/share/news/${newsID}/${name}`;
