/** An answer as sent. */
export interface AnswerEvent {
  /** Counts all answers of this racer from 0; answers the lane already has are ignored. */
  readonly number: number;
  /** The racer's own offset from green light, in milliseconds. */
  readonly offsetMs: number;
  readonly text: string;
}

/** A judged answer as stored. Refused ones are not stored. */
export interface Answer {
  /** The racer's own offset, capped at the answer's arrival. */
  readonly offsetMs: number;
  /** The offset that counts. */
  readonly fairMs: number;
  /** Digits without leading zeros. */
  readonly digits: string;
}
