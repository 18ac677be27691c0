/** What a challenge counts. */
export const CHALLENGE_FIELDS = [
  "races",
  "podiums",
  "words",
  "accuracyRaces",
  "nitros",
  "friendRaces",
  "speedRaces",
] as const;
export type ChallengeField = (typeof CHALLENGE_FIELDS)[number];

/** From the easiest; a day has one of each, in this order. */
export const CHALLENGE_SIZES = ["small", "medium", "large"] as const;
export type ChallengeSize = (typeof CHALLENGE_SIZES)[number];

/** Experience for a challenge. @source rules Rewards: Challenges */
export const CHALLENGE_REWARDS: Readonly<Record<ChallengeSize, number>> = { small: 1_000, medium: 1_500, large: 2_500 };

export type ChallengeID = number & { readonly id: "Challenge" };

export interface Challenge {
  /** Never used again for another one. */
  readonly challengeID: ChallengeID;
  readonly title: string;
  readonly field: ChallengeField;
  readonly size: ChallengeSize;
  readonly goal: number;
  /** The least accuracy of a race that counts, in percent. */
  readonly leastAccuracy?: number;
}

const challenge = (
  challengeID: number,
  size: ChallengeSize,
  field: ChallengeField,
  goal: number,
  title: string,
  more: Pick<Challenge, "leastAccuracy"> = {},
): Challenge => ({ challengeID: challengeID as ChallengeID, size, field, goal, title, ...more });

/**
 * What the challenges of a day are drawn from. Another list draws other days, today's too: change it together with a new
 * version that starts at 00:00 UTC, or progress of that day counts for what took its place.
 *
 * @source rules Rewards: Challenges
 */
export const CHALLENGES: readonly Challenge[] = [
  challenge(1, "small", "races", 3, "Finish 3 races"),
  challenge(2, "small", "podiums", 1, "Finish in the top 3 of a public race"),
  challenge(3, "small", "words", 150, "Type 150 words"),
  challenge(4, "small", "accuracyRaces", 1, "Finish a race with 95% accuracy or more", { leastAccuracy: 95 }),
  challenge(5, "small", "nitros", 1, "Use a nitro in a race"),
  challenge(6, "small", "friendRaces", 1, "Finish a race with a friend"),
  challenge(7, "small", "speedRaces", 1, "Beat your average speed in a race"),
  challenge(8, "medium", "races", 6, "Finish 6 races"),
  challenge(9, "medium", "podiums", 3, "Finish in the top 3 of 3 public races"),
  challenge(10, "medium", "words", 300, "Type 300 words"),
  challenge(11, "medium", "accuracyRaces", 3, "Finish 3 races with 95% accuracy or more", { leastAccuracy: 95 }),
  challenge(12, "medium", "nitros", 3, "Use a nitro in 3 races"),
  challenge(13, "medium", "friendRaces", 3, "Finish 3 races with a friend"),
  challenge(14, "medium", "speedRaces", 2, "Beat your average speed in 2 races"),
  challenge(15, "large", "races", 10, "Finish 10 races"),
  challenge(16, "large", "podiums", 5, "Finish in the top 3 of 5 public races"),
  challenge(17, "large", "words", 500, "Type 500 words"),
  challenge(18, "large", "accuracyRaces", 5, "Finish 5 races with 96% accuracy or more", { leastAccuracy: 96 }),
  challenge(19, "large", "nitros", 5, "Use a nitro in 5 races"),
  challenge(20, "large", "friendRaces", 5, "Finish 5 races with a friend"),
  challenge(21, "large", "speedRaces", 4, "Beat your average speed in 4 races"),
];

export const challengeByID = (challengeID: ChallengeID): Challenge | undefined =>
  CHALLENGES.find((each) => each.challengeID === challengeID);
