import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { SourceFile } from "typescript/unstable/ast";
import { API, type Program } from "typescript/unstable/sync";

/** What a change may leave behind: a name that nothing uses any more, a line that nothing comes to. */
const HARMLESS = new Set([6133, 6138, 6192, 6196, 6198, 6199, 7027]);

/** The compiler with the whole project open: a changed file is checked in a twentieth of a second. */
export class Compiler {
  readonly #root: string;
  readonly #api: API;
  readonly #changed = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
    this.#api = new API({ cwd: root, fs: { readFile: (path) => this.#changed.get(path) } });
    this.#api.updateSnapshot({ openProjects: [join(root, "tsconfig.json")] });
  }

  /** @param file as a path from the root */
  sourceOf(file: string): SourceFile {
    const path = join(this.#root, file);
    return this.#asked([], (program) => {
      const source = program.getSourceFile(path);
      if (source === undefined) throw new Error(`${file} is no part of the project.`);
      return source;
    });
  }

  /** Whether a file would still compile with another text. */
  takes(file: string, text: string): boolean {
    const path = join(this.#root, file);
    this.#changed.set(path, text);
    try {
      return this.#asked([...this.#changed.keys()], (program) =>
        [...program.getSyntacticDiagnostics(path), ...program.getSemanticDiagnostics(path)].every(({ code }) =>
          HARMLESS.has(code),
        ),
      );
    } finally {
      this.#changed.set(path, readFileSync(path, "utf8"));
    }
  }

  close(): void {
    this.#api.close();
  }

  #asked<Answer>(changed: string[], ask: (program: Program) => Answer): Answer {
    using snapshot = this.#api.updateSnapshot({ fileChanges: { changed } });
    const [project] = snapshot.getProjects();
    if (project === undefined) throw new Error("There is no tsconfig.json here.");
    return ask(project.program);
  }
}
