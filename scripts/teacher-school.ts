import { CALLS } from "../shared/contracts/calls.ts";
import type { SectionID, UserID } from "../shared/ids.ts";
import { placeTeacher } from "../shared/server/classes/school-of.ts";
import { nowStamp, perform } from "../shared/server/platform/work.ts";
import { giveRole, NOBODY } from "../shared/server/roles/roles.ts";
import type { Services } from "../shared/server/services.ts";
import { before, days, hours, type Stamp } from "../shared/units.ts";
import { newRacer, type Visitor } from "../tests/support/visitor.ts";

/** A product of its own, in this process. */
interface Product {
  readonly url: string;
  readonly services: Services;
}

export interface School {
  readonly teacher: Visitor;
  readonly newcomer: Visitor;
  /** A lively one, and one that nobody is in. */
  readonly sectionID: SectionID;
  readonly emptyID: SectionID;
}

const PUPILS = (
  "Maya Kaya,Tom Berger,Lina Osei,Jonas Weiß,Ada Novak,Yusuf Demir,Ella Brown,Noah Laurent,Mia Rossi,Ben Okafor," +
  "Sofia Lindqvist,Leo Martin,Zoe Papadopoulou,Finn O'Hara,Amira Haddad,Theo Novotny,Ida Sørensen,Luca Ferrari"
).split(",");
const WAITING = ["Zoom_Zoom", "Paper_Kite"];

/** A teacher with a school, colleagues, a lively class with somebody at the door, an empty one and an old one; and somebody who isn't a teacher yet. */
export async function buildSchool(product: Product): Promise<School> {
  const { app } = product.services;
  const [teacher, colleague, newcomer] = [
    await racer(product, "Turner_Hill"),
    await racer(product, "Fern_Hill"),
    await racer(product, "New_Here"),
  ];
  for (const { userID } of [teacher, colleague]) {
    await perform(app, (work) => giveRole(work, userID as UserID, "teacher", NOBODY));
  }
  await teacher.get(CALLS.school);
  await teacher.get(CALLS.editSchool, { body: { name: "Hill Primary School", nickname: "Ms Turner" } });
  const make = async (who: Visitor, name: string, grade: string, color: string): Promise<SectionID> =>
    (await who.get(CALLS.newClass, { body: { name, grade, color } })).class.sectionID;
  const sectionID = await make(teacher, "Class 5b", "5", "teal");
  const emptyID = await make(teacher, "Typing Club", "", "violet");
  const oldID = await make(teacher, "Class 4b", "4", "amber");
  await teacher.get(CALLS.archiveClass, { params: { id: oldID } });
  const { school_id: schoolID } = await app.db
    .selectFrom("school_teachers")
    .select("school_id")
    .where("user_id", "=", teacher.userID as UserID)
    .executeTakeFirstOrThrow();
  await perform(app, (work) => placeTeacher(work, colleague.userID as UserID, { schoolID, nickname: "Mr Fern" }));
  await make(colleague, "Class 6a", "6", "rose");
  await teacher.get(CALLS.addPupils, { params: { id: sectionID }, body: { language: "english", names: PUPILS } });
  await race(product, sectionID);
  await arrive(product, teacher, sectionID);
  return { teacher, newcomer, sectionID, emptyID };
}

async function racer(product: Product, username: string): Promise<Visitor> {
  const visitor = await newRacer(product, username);
  await product.services.app.db
    .updateTable("users")
    .set({ qualifying_stamp: 1 as Stamp })
    .where("user_id", "=", visitor.userID as UserID)
    .execute();
  return visitor;
}

/** What most of the class has raced. */
async function race({ services: { app } }: Product, section_id: SectionID): Promise<void> {
  const members = await app.db
    .selectFrom("section_members")
    .select("user_id")
    .where("section_id", "=", section_id)
    .orderBy("user_id")
    .execute();
  for (const [nth, { user_id }] of members.slice(3).entries()) {
    const played = 3 + ((nth * 7) % 11);
    const typed = played * 240;
    await app.db
      .insertInto("section_scores")
      .values({ section_id, user_id, played, typed, secs: typed / (1.6 + nth / 7), errs: played * (nth % 9) })
      .execute();
    await app.db
      .updateTable("users")
      .set({ logins: 4, last_seen_stamp: before(nowStamp(), nth % 3 === 0 ? hours(nth + 1) : days(nth)) })
      .where("user_id", "=", user_id)
      .execute();
  }
}

/** Two at the door, two who were taken out, and a message. */
async function arrive(product: Product, teacher: Visitor, sectionID: SectionID): Promise<void> {
  const { db } = product.services.app;
  const params = { id: sectionID };
  for (const [nth, name] of WAITING.entries()) {
    const { userID } = await racer(product, name);
    await db
      .insertInto("section_members")
      .values({
        user_id: userID as UserID,
        section_id: sectionID,
        standing: "pending",
        alias: ["Merry Walrus", "Brave Badger"][nth] ?? name,
        is_made: false,
        joined_stamp: nowStamp(),
        removed_stamp: null,
      })
      .execute();
  }
  const { class: file } = await teacher.get(CALLS.classFile, { params });
  const gone = file.members.filter(({ standing }) => standing === "member").slice(-2);
  await teacher.get(CALLS.removePupils, { params, body: { userIDs: gone.map(({ userID }) => userID) } });
  await teacher.get(CALLS.postClassMessage, {
    params,
    body: { message: "On Friday we race until the bell. Bring your cards!", untilStamp: null },
  });
}
