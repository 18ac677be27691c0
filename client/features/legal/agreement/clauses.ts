import { formatCount } from "#shared/format/figures.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";

export interface Clause {
  readonly title: string;
  readonly text: string;
  /** What the two fill in by hand. */
  readonly blank?: string;
}

const DAYS = (count: number): string => formatCount(count, "day");

/** What a school and the operator agree on, in plain words. */
export const CLAUSES: readonly Clause[] = [
  {
    title: "What it's for",
    text: "The school uses this site for its classes: pupils practise typing or mental arithmetic in races, and teachers see how they get on. The school decides who takes part. The operator runs the site for it, for as long as the school has classes here.",
  },
  {
    title: "Whose data, and which",
    text: "Pupils: an alias and a username, their class, when they were here, their races with speed and mistakes, for a while each key they typed, what they won in the game, what they need in races, and for a short time in memory their internet address. A real name only if a teacher writes it down. If a pupil brings an account of their own: what that account has, such as an e-mail address. Teachers: their account, e-mail address, school, the name pupils call them, and their messages. The Privacy Policy of this site lists everything.",
  },
  {
    title: "Instructions",
    text: "The operator uses these data only to run the site as the Privacy Policy says, and as the teachers tell it in the Teacher Portal or the school in writing. No advertising, and nothing is sold. If an instruction seems unlawful, the operator says so.",
  },
  {
    title: "Confidence",
    text: "Only people who need the data to run the site see them, and the operator binds them to keep them to themselves.",
  },
  {
    title: "Safety",
    text: "Strangers see pupils by an alias. Teachers see only the pupils of classes that they teach. Real names and the codes of classes and cards are encrypted, and passwords are hashed, with a key that isn't in the database. Codes and passwords can't be guessed without end. The operator serves the site over https, keeps it up to date, and guards the key, the servers and their backups.",
  },
  {
    title: "Others who help",
    text: "The software sends data to no other company by itself. If the operator uses any, such as for hosting, e-mail or login, it names them here, binds them to the same duties, and tells the school before that changes, so that it can object. Data stay in the countries that are named here.",
    blank: "Companies, and the countries where data are stored",
  },
  {
    title: "Rights of pupils and parents",
    text: "Teachers can download or erase an account that was made for a class, in the portal. Who has an account of their own does it in My Settings. The operator helps the school to answer everything else.",
  },
  {
    title: "When something goes wrong",
    text: "If data are lost, or seen by people who shouldn't, the operator tells the school without delay: what happened, whose data they are, and what is being done. It also helps the school with what it owes to authorities, such as an impact assessment.",
  },
  {
    title: "How long, and the end",
    text: `What was typed in a race goes after ${DAYS(KEPT_DAYS.classKeyLog)}, or ${DAYS(KEPT_DAYS.flaggedClassKeyLog)} if the race is checked or disputed. An account that was made for a class goes ${DAYS(KEPT_DAYS.removedPupil)} after its pupil is taken out, or in the night after a teacher erases it. Results stay, without a name. When this agreement ends, teachers first take out or erase their pupils, and can download results and accounts before. The operator then deletes what is left of the school, and its backups in turn.`,
  },
  {
    title: "Checks",
    text: "The operator shows the school what it needs to see that all this is kept, and lets the school, or someone whom it names, check it. Where the law asks for more than this page, the law counts.",
  },
];
