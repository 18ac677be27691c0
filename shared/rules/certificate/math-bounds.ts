import type { LessonID } from "../../content/lessons/lesson.ts";

/**
 * Up to how many right answers a minute a result counts at once without a certificate: about what the fastest one or two in
 * a hundred reach. Answers are typed and sent with Enter, so a problem costs its reading, its reckoning and two or three keys.
 */
const BOUNDS: Readonly<Record<LessonID, number>> = {
  /**
   * Two seconds a picture. Four shapes are seen at a glance (40 to 120 ms each), further ones cost 250 to 350 ms each (Trick and
   * Pylyshyn 1994); rows help, and the pictures hold eleven on average.
   */
  counting_1: 30,
  /**
   * A second each. Adults recall a sum in 400 to 900 ms (Ashcraft 1982, Geary and Brown 1991), before it is typed. Of 220,000
   * half-minutes on a public site of simple sums the mean was about 40 a minute and the ceiling 92 (Speedsums 2015).
   */
  addition_1: 60,
  /** A little below sums: larger differences are worked out, not recalled (Campbell and Xue 2001). */
  subtraction_1: 55,
  /**
   * Two and a half seconds a handful of two to eight coins: a coin is read and added in about half a second, the time that a
   * number has in mental-addition contests for schools (0.5 s, Memoriad), and like coins are taken together.
   */
  money_1: 25,
  /**
   * A second each, the highest rank of Times Tables Rock Stars ("Rock Hero"). The twenty easiest facts take 1.3 s of thought
   * on average (Transum, 200,000 timed tests).
   */
  multiplication_1: 60,
  /** The same facts backwards, which most people solve by multiplying, a little slower (Campbell 1997). */
  division_1: 55,
  /**
   * A second and a half each. Twenty facts up to 12 × 12 take most adults 40 to 45 s when they know them well, very few get below
   * 30 s, the best seen 24.6 s (flurrished.co.uk); here some have a factor in the teens.
   */
  multiplication_2: 40,
  /** As the hard tables: the quotient has fewer digits to type, and takes longer to find. */
  division_2: 40,
};

/** In right answers a minute. */
export const boundOf = (lessonID: LessonID): number => BOUNDS[lessonID];
