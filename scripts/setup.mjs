// Runs on the machine's own Node (20 or newer), before anything is installed: plain JavaScript, no packages.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");
const bin = join(modules, ".bin");
const windows = process.platform === "win32";

/** An environment whose PATH finds the project's own Node and tools first. */
export const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` };

/** Installs the pinned packages if the lockfile has changed. */
export function ensurePackages() {
  const mark = join(modules, ".redline-lock");
  const wanted = hashOf([join(root, "package-lock.json")]);
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  console.log("Installing packages…");
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", args, { cwd: root, stdio: "inherit", shell: windows });
  if (status !== 0) stop("The packages could not be installed: see the lines above.");
  writeFileSync(mark, wanted);
}

/** Builds the client if one of its sources has changed. */
export async function ensureClient() {
  const mark = join(root, "dist", "client.mark");
  const sources = [
    "client",
    "shared",
    "package-lock.json",
    "vite.config.ts",
    "scripts/practice-build.ts",
    "scripts/breakpoints.ts",
  ].flatMap((path) => filesIn(join(root, path)));
  const wanted = hashOf(sources);
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  console.log("Building the client…");
  const args = [join(modules, "vite", "bin", "vite.js"), "build", "--logLevel", "warn"];
  const [status] = await once(spawn("node", args, { cwd: root, stdio: "inherit", env }), "close");
  if (status !== 0) stop("The client could not be built: see the lines above.");
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
}

/** Runs a command of the project to its end and passes signals on. */
export function run(args, more = {}) {
  const child = spawn("node", args, { cwd: root, stdio: "inherit", env: { ...env, ...more } });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
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
