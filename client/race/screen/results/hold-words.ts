import type { OwnRace } from "#shared/contracts/race/own-race.ts";

/** What a reward waits for, the good news first. @param cash as it is written */
export function holdWords({ kind, reason }: NonNullable<OwnRace["hold"]>, cash: string): string {
  if (kind === "moderator") return `${cash} is safe. A person looks at this race first, usually within a day.`;
  return reason === "speed"
    ? `Wow, that was fast! ${cash} is safe and waits until you've shown your speed once. It takes 25 seconds.`
    : `${cash} is safe. A few things were unusual, so show your speed once, in 25 seconds, and it's yours.`;
}
