/** The phrases that racers can say to each other in a friend race. There is no free text. */
export const CHAT_PHRASES = {
  hello: "Hi, good to see you!",
  ready: "Ready when you are!",
  wait: "One moment, please!",
  luck: "Good luck, everyone!",
  wow: "Wow, that was fast!",
  close: "Phew, that was close!",
  again: "One more race?",
  thanks: "Thanks for the race!",
} as const;

/** Shown to a racer who speaks again too soon. */
export const CHAT_TOO_SOON = "One phrase every two seconds: the next one can go in a moment.";

export type PhraseID = keyof typeof CHAT_PHRASES;
export const PHRASE_IDS = Object.keys(CHAT_PHRASES) as [PhraseID, ...PhraseID[]];
