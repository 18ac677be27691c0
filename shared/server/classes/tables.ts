import type { ColumnType, Generated, JSONColumnType } from "kysely";

import type { Site } from "../../content/site.ts";
import type { AssignmentID, RaceID, SchoolID, SectionID, UserID, YearChangeID } from "../../ids.ts";
import type { Goal } from "../../rules/classes/assignments/goal.ts";
import type { Progress } from "../../rules/classes/assignments/progress.ts";
import type { Needs } from "../../rules/classes/needs.ts";
import type { ClassSetting } from "../../rules/classes/settings.ts";
import type { Stamp } from "../../units.ts";

/** Who owns classes: a school, or a teacher alone under that name. */
interface SchoolTable {
  school_id: Generated<SchoolID>;
  name: string;
  /** Of the code by which a colleague comes in. */
  code_hash: string;
  /** Closed by the vault. */
  code_sealed: string;
  created_stamp: Stamp;
}

/** A verified address at the domain makes a teacher of the school, without the operator. */
interface SchoolDomainTable {
  /** Lower case. */
  domain: string;
  school_id: SchoolID;
  operator: string;
  added_stamp: Stamp;
}

interface SchoolTeacherTable {
  user_id: UserID;
  school_id: SchoolID;
  /** What pupils call the teacher. */
  nickname: string;
  joined_stamp: Stamp;
}

/** Who asks the operator to be a teacher. */
interface TeacherRequestTable {
  user_id: UserID;
  school_name: string;
  nickname: string;
  note: string;
  sent_stamp: Stamp;
  refused_stamp: Stamp | null;
  /** Why the operator refused. */
  reason: string | null;
}

/** A class. */
interface SectionTable {
  section_id: Generated<SectionID>;
  school_id: SchoolID;
  name: string;
  grade: Generated<string>;
  /** A key of `CLASS_COLORS`. */
  color: string;
  /** Its place among the school's, in the order that teachers gave them. */
  position: number;
  code_hash: string;
  /** Closed by the vault: teachers see it again. */
  code_sealed: string;
  needs_approval: Generated<boolean>;
  /** What is closed for its members. */
  disabled_settings: Generated<ClassSetting[]>;
  message: string | null;
  message_until_stamp: Stamp | null;
  message_by: UserID | null;
  /** When it was posted. */
  message_stamp: Stamp | null;
  created_stamp: Stamp;
  archived_stamp: Stamp | null;
  archived_by: UserID | null;
}

interface SectionTeacherTable {
  section_id: SectionID;
  user_id: UserID;
  joined_stamp: Stamp;
}

/** Somebody's one class. */
interface SectionMemberTable {
  user_id: UserID;
  section_id: SectionID;
  /** Who was removed may be brought back. */
  standing: "pending" | "member" | "removed";
  /** What others than classmates see in place of the name. */
  alias: string;
  /** The account was made for the class: its teachers export, release and erase it. */
  is_made: boolean;
  /** For teachers of the class only; closed by the vault. */
  real_name_sealed: string | null;
  /** Of the code on the pupil's card; null for accounts that log in by themselves. */
  card_hash: string | null;
  /** Closed by the vault. */
  card_sealed: string | null;
  needs: ColumnType<Needs, string | undefined, string>;
  joined_stamp: Stamp;
  removed_stamp: Stamp | null;
}

/** What somebody raced as a member of a class. It stays where it was raced: a move takes nothing along, and undone finds it again. */
interface SectionScoreTable {
  section_id: SectionID;
  user_id: UserID;
  played: Generated<number>;
  /** Right characters, or right answers. */
  typed: Generated<number>;
  secs: Generated<number>;
  errs: Generated<number>;
  last_race_stamp: Stamp | null;
}

/** The room in which a class meets, while the lease lasts. */
interface ClassroomTable {
  section_id: SectionID;
  room_id: string;
  /** The node that has the room. */
  node: string;
  lease_until_stamp: Stamp;
}

/** A class race over a teacher's own text that is counted. */
interface ClassOwnRaceTable {
  race_id: RaceID;
  counted_stamp: Stamp;
}

/** A year's change of classes, as long as it can be undone. */
interface YearChangeTable {
  change_id: Generated<YearChangeID>;
  user_id: UserID;
  done_stamp: Stamp;
}

/** A class that it touched. */
interface YearChangeSectionTable {
  change_id: YearChangeID;
  section_id: SectionID;
  /** `kept`: only pupils came or went. */
  deed: "up" | "archived" | "made" | "kept";
  name_before: string | null;
  grade_before: string | null;
  /** Closed by the vault. */
  code_before_sealed: string | null;
  name_after: string | null;
  grade_after: string | null;
  /** Closed by the vault. */
  code_after_sealed: string | null;
}

/** A pupil whom it moved. */
interface YearChangePupilTable {
  change_id: YearChangeID;
  user_id: UserID;
  from_section_id: SectionID;
  to_section_id: SectionID;
  joined_before_stamp: Stamp;
}

/** What a class is to do on a site until a moment. */
interface AssignmentTable {
  assignment_id: Generated<AssignmentID>;
  section_id: SectionID;
  site: Site;
  goal: JSONColumnType<Goal>;
  from_stamp: Stamp;
  until_stamp: Stamp;
  made_by: UserID | null;
  /** It may be brought back. */
  removed_stamp: Stamp | null;
}

/** How far a pupil is; without a row nowhere. Written while the pupil is locked. */
interface AssignmentProgressTable {
  assignment_id: AssignmentID;
  user_id: UserID;
  progress: JSONColumnType<Progress>;
  /** When the race was over that reached the goal. */
  done_stamp: Stamp | null;
}

export interface ClassTables {
  schools: SchoolTable;
  school_domains: SchoolDomainTable;
  school_teachers: SchoolTeacherTable;
  teacher_requests: TeacherRequestTable;
  sections: SectionTable;
  section_teachers: SectionTeacherTable;
  section_members: SectionMemberTable;
  section_scores: SectionScoreTable;
  classrooms: ClassroomTable;
  class_own_races: ClassOwnRaceTable;
  assignments: AssignmentTable;
  assignment_progress: AssignmentProgressTable;
  year_changes: YearChangeTable;
  year_change_sections: YearChangeSectionTable;
  year_change_pupils: YearChangePupilTable;
}
