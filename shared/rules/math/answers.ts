/** One answer as it is sent. */
export interface AnswerEvent {
  /** Counts all answers of this racer from 0; answers the lane already has are passed over. */
  readonly number: number;
  /** The racer's own offset from green light, in milliseconds. */
  readonly offsetMs: number;
  readonly text: string;
}

/** One judged answer as it is kept. Refused ones are not. */
export interface Answer {
  /** The racer's own offset, yet never after the answer's arrival. */
  readonly offsetMs: number;
  /** The offset that counts. */
  readonly fairMs: number;
  /** Digits without leading zeros. */
  readonly digits: string;
}
