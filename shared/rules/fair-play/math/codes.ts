/** The signals of math races. */
export const MATH_SIGNALS = [
  "answer-speed",
  "answer-instants",
  "answer-clock",
  "answer-copy",
  "answer-fixes",
  "answer-evenness",
  "answer-tail",
  "answer-effort",
  "answer-flawless",
  "answer-mistakes",
  "answer-jump",
  "answer-pace",
  "answer-growth",
  "answer-start",
] as const;
