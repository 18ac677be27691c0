import { stat } from "node:fs/promises";

import { NewsFolder } from "../shared/server/news/folder.ts";
import { UPDATES } from "../shared/server/news/shelf.ts";
import { commandLine, dateOf, inLine, showHelp } from "./operator-command.ts";

const HELP = `Looks through a folder of news before players do. docs/news.md says how a post is written.

  npm run news -- check <folder>   each post with its moment (UTC), its address and its title, and what is wrong with the
                                   others; ends with 1 if any of them wouldn't be shown
  npm run news -- check            the same for the updates of the game itself

It changes nothing and needs no database.`;

/** Names every post, and what is wrong with those that wouldn't be shown. @returns whether all would be */
async function check(path: string): Promise<boolean> {
  if (!(await stat(path)).isDirectory()) throw new Error(`${path} is no folder.`);
  const folder = new NewsFolder(path, "story", { warn: () => undefined });
  const posts = (await folder.read()).toSorted((one, other) => other.head.stamp - one.head.stamp);
  const problems = folder.problems();
  for (const { head } of posts) console.log(`${dateOf(head.stamp)}  /news/${head.newsID}  ${inLine(head.title)}`);
  for (const [name, problem] of problems) console.log(`not shown: ${inLine(name)}: ${inLine(problem)}`);
  console.log(`${posts.length} of ${posts.length + problems.size} would be shown.`);
  return problems.size === 0;
}

const { values, positionals } = commandLine({ help: { type: "boolean", default: false } });
const [word, path = UPDATES, ...more] = positionals;
if (values.help || word !== "check" || more.length > 0) showHelp(HELP, values.help || word === undefined);
else {
  try {
    if (!(await check(path))) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
