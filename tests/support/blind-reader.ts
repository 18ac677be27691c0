import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { distance } from "fastest-levenshtein";

import { CERTIFICATE_WORDS } from "#shared/content/certificate-words.ts";
import type { LessonID } from "#shared/content/lessons/lesson.ts";

import { asPgm, greyOf } from "./picture-filters.ts";
import { nearest, PREPARATIONS } from "./picture-reader.ts";

const run = promisify(execFile);
const TESSERACT = process.env.REDLINE_TESSERACT ?? "tesseract";
/** As many as a program has time for, of those that read most. */
const TRIED = ["as it is", "unlike most", "unlike the ground", "mended"] as const;

/** A reading, and how far it is from something that could stand there: 0 is sure. */
interface Reading {
  readonly text: string;
  readonly doubt: number;
}

/** Words of the list, each read one for the nearest. */
function asWords(read: string): Reading {
  const words = read
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const right = words.map((word) => nearest(word, CERTIFICATE_WORDS));
  const doubt = words.reduce((sum, word, nth) => sum + distance(word, right[nth] ?? ""), 0);
  return { text: right.join(" "), doubt: words.length === 0 ? Infinity : doubt / words.length };
}

/** The answer to two numbers with a sign between, as far as they are there. */
function asAnswer(read: string): Reading {
  const [, left = "", sign = "", right = ""] = /(\d+)\D*?([+\-−x×÷])\D*?(\d+)/.exec(read) ?? [];
  if (left === "") return { text: read.replaceAll(/\D+/g, " ").trim() || "1", doubt: 1 };
  const sum = sign === "+" ? Number(left) + Number(right) : Math.abs(Number(left) - Number(right));
  return { text: String("x×".includes(sign) ? Number(left) * Number(right) : sum), doubt: 0 };
}

/** Reads pictures as a program does that doesn't know what they show: in some ways, and believes the likeliest. */
export class BlindReader {
  readonly #folder: Promise<string> = mkdtemp(join(tmpdir(), "redline-reader-"));
  #pictures = 0;

  async read(png: Uint8Array, lessonID: LessonID | null): Promise<string> {
    const folder = await this.#folder;
    const grey = greyOf(Buffer.from(png));
    const names: string[] = [];
    for (const way of TRIED) {
      const name = join(folder, `${this.#pictures++}.pgm`);
      await writeFile(name, asPgm(PREPARATIONS[way]?.(grey) ?? grey));
      names.push(name);
    }
    const list = join(folder, `${this.#pictures++}.txt`);
    await writeFile(list, names.join("\n"));
    const { stdout } = await run(TESSERACT, [list, "stdout", "--psm", "6", "--dpi", "200"], {
      env: { ...process.env, OMP_THREAD_LIMIT: "1" },
    });
    const readings = stdout.split("\f").map(lessonID === null ? asWords : asAnswer);
    return readings.reduce((best, each) => (each.doubt < best.doubt ? each : best)).text;
  }

  async close(): Promise<void> {
    await rm(await this.#folder, { recursive: true });
  }
}
