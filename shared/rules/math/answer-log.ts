import { readVarint, unzigzag, writeVarint, zigzag, type Cursor } from "../race/varint.ts";
import type { Answer } from "./answers.ts";

/**
 * The stored form of an answer log: for each judged answer three varints: the racer's own milliseconds since the
 * previous answer, the difference of the counting offset from the racer's own (signed), and the answer.
 */
export function encodeAnswerLog(answers: readonly Answer[]): Uint8Array {
  const bytes: number[] = [];
  let offsetMs = 0;
  for (const answer of answers) {
    writeVarint(bytes, answer.offsetMs - offsetMs);
    writeVarint(bytes, zigzag(answer.fairMs - answer.offsetMs));
    writeVarint(bytes, Number(answer.digits));
    offsetMs = answer.offsetMs;
  }
  return Uint8Array.from(bytes);
}

/** @throws RangeError when the bytes end inside an answer */
export function decodeAnswerLog(bytes: Uint8Array): Answer[] {
  const answers: Answer[] = [];
  const cursor: Cursor = { bytes, at: 0 };
  let offsetMs = 0;
  while (cursor.at < bytes.length) {
    offsetMs += readVarint(cursor);
    const fairMs = offsetMs + unzigzag(readVarint(cursor));
    answers.push({ offsetMs, fairMs, digits: String(readVarint(cursor)) });
  }
  return answers;
}
