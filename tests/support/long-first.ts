import { BaseSequencer, type TestSpecification } from "vitest/node";

import { secondsOf } from "./times.ts";

/** Keeps the files of a project together, and begins each with those that take longest: a suite lasts as long as its last file. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = this.ctx.projects.map(({ name }) => name);
    const rank = ({ project }: TestSpecification): number => projects.indexOf(project.name);
    const order = (a: TestSpecification, b: TestSpecification): number =>
      rank(a) - rank(b) || secondsOf(b.moduleId) - secondsOf(a.moduleId);
    return (await super.sort(files)).toSorted(order);
  }
}
