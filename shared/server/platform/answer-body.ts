const MATCHMAKE = /^\/matchmake\//i;

interface Unanswered {
  readonly status: number;
  /** The code of a refusal, or `internal`. */
  readonly error: string;
  readonly message: string;
  readonly detail?: object;
}

/** The body of an answer that is none: a join's as the realtime SDK reads it, any other as the calls have it. */
export const bodyOf = (url: string, { status, error, message, detail }: Unanswered): object =>
  MATCHMAKE.test(url) ? { code: status, error: message, ...detail } : { success: false, error, message, ...detail };
