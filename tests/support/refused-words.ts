import { readFileSync } from "node:fs";
import { join } from "node:path";

const VOICE = join(import.meta.dirname, "../../docs/voice.md");

/** The left column of the table of words in `docs/voice.md`. */
export function refusedWords(): readonly string[] {
  const voice = readFileSync(VOICE, "utf8");
  const table = voice.slice(voice.indexOf("## Words")).split("\n");
  return table
    .filter((line) => line.startsWith("| ") && !line.startsWith("| --") && !line.startsWith("| not "))
    .flatMap((line) => (line.split("|")[1] ?? "").split(","))
    .map((word) => word.trim());
}
