import { CALLS } from "#shared/contracts/calls.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import { emailColumns } from "#shared/server/accounts/sign-up/email.ts";
import { addDomain } from "#shared/server/classes/school-domains.ts";
import { placeTeacher } from "#shared/server/classes/school-of.ts";
import { perform } from "#shared/server/platform/work.ts";
import { giveRole, NOBODY } from "#shared/server/roles/roles.ts";

import { classForm } from "./class-stage.ts";
import type { Product } from "./product.ts";
import type { Visitor } from "./visitor.ts";

interface ClassDeed {
  readonly first?: (one: Visitor, other: Visitor) => Promise<unknown>;
  readonly act: (one: Visitor, other: Visitor) => Promise<unknown>;
}

const idOf = (visitor: Visitor) => visitor.userID as UserID;

/** One that does it, for each call by which a teacher changes what they or a pupil keep of their class. */
export function classDeeds(product: () => Product) {
  const app = () => product().services.app;
  const classes = new Map<Visitor, SectionID>();
  const at = (teacher: Visitor) => ({ params: { id: classes.get(teacher) ?? 0 } });
  const teach = (teacher: Visitor) =>
    perform(app(), (work) => giveRole(work, idOf(teacher), "teacher", { ...NOBODY, reason: "test" }));
  /** A class of one, where the other has a place. */
  const classOf =
    (standing?: "pending" | "member" | "removed") =>
    async (one: Visitor, other: Visitor): Promise<void> => {
      await teach(one);
      const made = await one.get(CALLS.newClass, { body: classForm() });
      classes.set(one, made.class.sectionID);
      if (standing === undefined) return;
      await app()
        .db.insertInto("section_members")
        .values({
          user_id: idOf(other),
          section_id: made.class.sectionID,
          standing,
          alias: `Kind Otter ${other.userID}`,
          is_made: false,
          joined_stamp: app().nowStamp(),
          removed_stamp: standing === "removed" ? app().nowStamp() : null,
        })
        .execute();
    };
  const about = (other: Visitor) => ({ userIDs: [idOf(other)] });
  const to =
    (call: "archiveClass" | "restoreClass"): ClassDeed["act"] =>
    (one) =>
      one.get(CALLS[call], at(one));
  const toPupil =
    (call: "admitPupils" | "removePupils" | "bringBackPupils"): ClassDeed["act"] =>
    (one, other) =>
      one.get(CALLS[call], { ...at(one), body: about(other) });

  const moveUp = (one: Visitor) => {
    const step = { deed: "up", sectionID: classes.get(one), name: "Class 6b", grade: "6" };
    return one.get(CALLS.changeYear, { body: { steps: [step] } });
  };

  const placeAt = async (one: Visitor, other: Visitor): Promise<void> => {
    const { school_id } = await app()
      .db.selectFrom("school_teachers")
      .select("school_id")
      .where("user_id", "=", idOf(one))
      .executeTakeFirstOrThrow();
    await perform(app(), (work) => placeTeacher(work, idOf(other), { schoolID: school_id, nickname: "Mr Fern" }));
  };

  return {
    askToTeach: {
      async first(one) {
        const domain = `facts${one.userID}.example`;
        await perform(app(), (work) =>
          addDomain(work, app().vault, { domain, school: { name: "Hill School" }, operator: "Ada" }),
        );
        await app()
          .db.updateTable("users")
          .set({ ...emailColumns(`turner@${domain}`), email_verified_stamp: app().nowStamp() })
          .where("user_id", "=", idOf(one))
          .execute();
      },
      act: (one) => one.get(CALLS.askToTeach, { body: { schoolName: "Hill School", nickname: "Ms Turner" } }),
    },
    editSchool: {
      first: classOf("member"),
      act: (one) => one.get(CALLS.editSchool, { body: { name: "Hill School", nickname: "Ms Turner" } }),
    },
    joinSchool: {
      async first(one, other) {
        await classOf()(one, other);
        await teach(other);
      },
      async act(one, other) {
        const { code } = await other.get(CALLS.school);
        await one.get(CALLS.joinSchool, { body: { code } });
      },
    },
    leaveSchool: {
      async first(one, other) {
        await classOf()(one, other);
        await teach(other);
        await placeAt(one, other);
        await one.get(CALLS.addColleague, { ...at(one), body: { userID: idOf(other) } });
      },
      act: (one) => one.get(CALLS.leaveSchool),
    },
    letColleagueGo: {
      async first(one, other) {
        await classOf()(one, other);
        await teach(other);
        await placeAt(one, other);
        await one.get(CALLS.addColleague, { ...at(one), body: { userID: idOf(other) } });
      },
      act: (one, other) => one.get(CALLS.letColleagueGo, { body: { userID: idOf(other) } }),
    },
    newClass: { first: teach, act: (one) => one.get(CALLS.newClass, { body: classForm() }) },
    editClass: {
      first: classOf("member"),
      act: (one) => one.get(CALLS.editClass, { ...at(one), body: classForm({ name: "Class 6b" }) }),
    },
    archiveClass: { first: classOf("member"), act: to("archiveClass") },
    restoreClass: {
      first: async (one, other) => {
        await classOf("member")(one, other);
        await to("archiveClass")(one, other);
      },
      act: to("restoreClass"),
    },
    setClassSettings: {
      first: classOf("member"),
      act: (one) => one.get(CALLS.setClassSettings, { ...at(one), body: { open: ["findable"] } }),
    },
    postClassMessage: {
      first: classOf("member"),
      act: (one) =>
        one.get(CALLS.postClassMessage, { ...at(one), body: { message: "See you at nine!", untilStamp: null } }),
    },
    newClassCode: { first: classOf("pending"), act: (one) => one.get(CALLS.newClassCode, at(one)) },
    admitPupils: { first: classOf("pending"), act: toPupil("admitPupils") },
    setNeeds: {
      first: classOf("member"),
      act: (one, other) =>
        one.get(CALLS.setNeeds, { ...at(one), body: { ...about(other), needs: { largeText: true } } }),
    },
    removePupils: { first: classOf("member"), act: toPupil("removePupils") },
    bringBackPupils: { first: classOf("removed"), act: toPupil("bringBackPupils") },
    movePupils: {
      first: classOf("member"),
      act: async (one, other) => {
        const { class: made } = await one.get(CALLS.newClass, { body: classForm({ name: "Class 7a" }) });
        await one.get(CALLS.movePupils, { ...at(one), body: { ...about(other), sectionID: made.sectionID } });
      },
    },
    changeYear: { first: classOf("member"), act: moveUp },
    undoYear: {
      first: async (one, other) => {
        await classOf("member")(one, other);
        await moveUp(one);
      },
      act: async (one) => {
        const { changes } = await one.get(CALLS.yearChanges);
        await one.get(CALLS.undoYear, { params: { id: changes[0]?.changeID ?? 0 } });
      },
    },
  } satisfies Partial<Record<keyof typeof CALLS, ClassDeed>>;
}
