// Loaded first by every process of a test that is to say which changed places it comes by.
import { appendFileSync } from "node:fs";

const FILE = process.env.REDLINE_HITS;
let seen = new Set();

globalThis.redlineHit = (...numbers) => {
  for (const number of numbers) {
    if (seen.has(number)) continue;
    seen.add(number);
    appendFileSync(FILE, `${process.env.REDLINE_TEST_FILE ?? ""}\t${number}\n`);
  }
};

/** From now on it is another test file that comes by. */
globalThis.redlineTestFile = (file) => {
  process.env.REDLINE_TEST_FILE = file;
  seen = new Set();
};
