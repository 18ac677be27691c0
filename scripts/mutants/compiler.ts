import { join } from "node:path";

import type { SourceFile } from "typescript/unstable/ast";
import { API, type Program } from "typescript/unstable/sync";

/** What a change may leave behind: a name that nothing uses any more, a line that nothing comes to. */
const HARMLESS = new Set([6133, 6138, 6192, 6196, 6198, 6199, 7027]);

/** The compiler with the whole project open, so that it checks a changed file in less than a second. */
export class Compiler {
  readonly #root: string;
  readonly #api: API;
  /** What files say for the moment, by their paths. */
  #changed: ReadonlyMap<string, string> = new Map();

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

  /** Which of some files would still compile with other texts. Asking for many at once costs little more than for one. */
  taken(texts: ReadonlyMap<string, string>): Set<string> {
    const before = this.#changed;
    this.#changed = new Map([...texts].map(([file, text]) => [join(this.#root, file), text]));
    const taken = (program: Program) => (file: string) => {
      const path = join(this.#root, file);
      const problems = [...program.getSyntacticDiagnostics(path), ...program.getSemanticDiagnostics(path)];
      return problems.every(({ code }) => HARMLESS.has(code));
    };
    const paths = [...new Set([...before.keys(), ...this.#changed.keys()])];
    return this.#asked(paths, (program) => new Set([...texts.keys()].filter(taken(program))));
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
