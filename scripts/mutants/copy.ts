import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What is shared with the tree that is copied, and what isn't needed. */
const LINKED = ["node_modules", "dist"];
const LEFT_OUT = new Set([...LINKED, ".git", ".cache", ".data"]);

/** A copy of the source tree, in which files are changed, so that the tree itself never is. */
export class Copy {
  readonly root: string;

  constructor(from: string, to: string) {
    this.root = to;
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      if (!LEFT_OUT.has(name)) cpSync(join(from, name), join(to, name), { recursive: true });
    }
    for (const name of LINKED) symlinkSync(join(from, name), join(to, name));
  }

  /** Changes a file, until what is returned is called. */
  change(file: string, text: string): () => void {
    const path = join(this.root, file);
    const before = readFileSync(path, "utf8");
    writeFileSync(path, text);
    return () => writeFileSync(path, before);
  }
}
