import { isUtf8 } from "node:buffer";

import type { NewsBlock, NewsPicture } from "../../contracts/news/blocks.ts";
import type { NewsHead, NewsKind } from "../../contracts/news/news.ts";
import { NEWS_LIMITS } from "../../rules/news/limits.ts";
import { NEWS_ID, picturePath } from "../../rules/news/names.ts";
import { hasHidden } from "./cost.ts";
import { partPost } from "./front-matter.ts";
import { blocksOf, type WrittenBlock } from "./markdown.ts";
import { readWithin } from "./open-within.ts";
import { readPicture } from "./picture.ts";
import { NewsProblem } from "./problem.ts";

export const ENDING = ".md";

/** A post that was read whole, and may be shown from its moment on. */
export interface Post {
  readonly head: NewsHead;
  readonly blocks: readonly NewsBlock[];
  readonly folder: string;
  /** The files of its pictures. */
  readonly pictures: ReadonlySet<string>;
}

/** What became of a file: a post, or why it is none. */
export interface ReadFile {
  readonly post: Post | NewsProblem;
  /** The files that it is made of. */
  readonly files: readonly string[];
}

/** Reads a post and looks at its pictures. It never throws. */
export async function readPost(folder: string, file: string, kind: NewsKind): Promise<ReadFile> {
  const files = [file];
  try {
    const newsID = file.slice(0, -ENDING.length);
    if (!NEWS_ID.test(newsID))
      throw new NewsProblem("the name of a file is its address: small letters, digits and -, such as winter-cup.md");
    const { head, body, linesBefore } = partPost(await textOf(folder, file));
    const written = blocksOf(body, linesBefore);
    const names = new Set([...(head.picture === undefined ? [] : [head.picture]), ...written.flatMap(pictureName)]);
    files.push(...names);
    if (names.size > NEWS_LIMITS.pictures)
      throw new NewsProblem(`there are ${names.size} pictures; ${NEWS_LIMITS.pictures} are the limit`);
    const sizes = new Map<string, Pick<NewsPicture, "width" | "height">>();
    for (const name of names) {
      const { width, height } = await readPicture(folder, name);
      sizes.set(name, { width, height });
    }
    const picture = (name: string, alt: string): NewsPicture => ({
      src: picturePath(newsID, name),
      alt,
      ...(sizes.get(name) ?? { width: 1, height: 1 }),
    });
    const post = {
      head: {
        newsID,
        kind,
        title: head.title,
        summary: head.summary,
        stamp: head.date,
        author: head.author ?? null,
        version: head.version ?? null,
        picture: head.picture === undefined ? null : picture(head.picture, head.alt ?? ""),
      },
      blocks: written.map((block) =>
        block.kind === "picture" ? { kind: "picture" as const, picture: picture(block.name, block.alt) } : block,
      ),
      folder,
      pictures: names,
    };
    return { post, files };
  } catch (error) {
    return { post: asProblem(error), files };
  }
}

const pictureName = (block: WrittenBlock): readonly string[] => (block.kind === "picture" ? [block.name] : []);

async function textOf(folder: string, file: string): Promise<string> {
  const bytes = await readWithin(folder, file, NEWS_LIMITS.bytes);
  if (!isUtf8(bytes)) throw new NewsProblem("it isn't text in UTF-8");
  const text = bytes
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n");
  if (hasHidden(text)) throw new NewsProblem("it has characters that can't be seen");
  return text;
}

/** Whatever goes wrong with one file is about that file alone: the others are shown. */
function asProblem(error: unknown): NewsProblem {
  if (error instanceof NewsProblem) return error;
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === undefined) return new NewsProblem(`it can't be read (${message})`);
  const name = path === undefined ? "it" : path.slice(path.lastIndexOf("/") + 1);
  return new NewsProblem(code === "ENOENT" ? `${name} isn't in the folder` : `${name} can't be read (${code})`);
}
