import type { ColumnType, Generated, JSONColumnType } from "kysely";

import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { TrialID, UserID } from "../../ids.ts";
import type { EndedTrial } from "../../rules/certificate/result.ts";
import type { TrialLine } from "../../rules/certificate/trial.ts";
import type { Stamp } from "../../units.ts";

/** A speed that a racer has shown by hand. */
interface CertificateTable {
  certificate_id: Generated<number>;
  user_id: UserID;
  site: Site;
  /** The kind of problems; null for typing. */
  lesson_id: LessonID | null;
  /** WPM, or right answers a minute. */
  speed: number;
  /** Typed from pictures, or vouched for by a person: a moderator, or a witness. */
  method: "pictures" | "moderator";
  /** A teacher of the racer's class saw it. */
  is_witnessed: Generated<boolean>;
  /** Which teacher; null once that account is gone. */
  witness_id: Generated<UserID | null>;
  won_stamp: Stamp;
  revoked_stamp: Stamp | null;
}

/** One try to win a certificate. */
interface CertificateTrialTable {
  trial_id: TrialID;
  user_id: UserID;
  site: Site;
  lesson_id: LessonID | null;
  /** Its pictures are being drawn, wait for the racer, are being typed, or it is over. */
  state: "drawing" | "ready" | "begun" | "ended";
  /** What the pictures show. Never sent to anybody while the trial runs. */
  lines: JSONColumnType<readonly TrialLine[]>;
  opened_stamp: Stamp;
  ended_stamp: Stamp | null;
  result: JSONColumnType<EndedTrial> | null;
  /** What was pressed, with its times. */
  log: ColumnType<Uint8Array | null>;
}

/** One line of a trial as a PNG picture, from when it is drawn until the trial is over. */
interface CertificatePictureTable {
  trial_id: TrialID;
  line: number;
  picture: Uint8Array;
}

export interface CertificateTables {
  certificates: CertificateTable;
  certificate_trials: CertificateTrialTable;
  certificate_pictures: CertificatePictureTable;
}
