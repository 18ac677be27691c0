import { posix } from "node:path";

/** Code that a process can load. */
export const IS_CODE = /\.[cm]?[jt]sx?$/;

/** A text in quotes of any kind that names a file from where it stands, or by the alias. */
const NAMED = /(["'`])((?:\.{1,2}\/|#)[^"'`\s]*\.(?:[cm]?[jt]sx?|json))\1/g;

/**
 * The files that a file names: by `import` and `export … from`, of types as well, by `import()`, `require`, `resolve` and
 * `new URL`. A name that is made up leads to the folder with which it begins.
 *
 * @param file its path from the root
 */
export const importsOf = (file: string, source: string): string[] =>
  [...source.matchAll(NAMED)].map(([, , name = ""]) =>
    name.startsWith("#") ? posix.normalize(name.slice(1)) : posix.join(posix.dirname(file), name),
  );

/** Whether a file loads others by a name that can't be read here. */
export const loadsUnreadable = (source: string): boolean => /\bimport\(\s*(?:\/\*[^]*?\*\/\s*)*[^\s"'`/]/.test(source);
