import { shareRace } from "#shared/contracts/race/replays.ts";
import { acceptFriend, requestFriend } from "#shared/contracts/social/friends.ts";
import type { SectionID, TeamID, UserID } from "#shared/ids.ts";
import { CARD_CODE_LENGTH, CLASS_CODE_LENGTH, codeInGroups } from "#shared/rules/classes/codes.ts";
import { makeBoards } from "#shared/server/boards/make.ts";
import { newCode } from "#shared/server/classes/codes.ts";
import { sealRealName } from "#shared/server/classes/real-name.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { postMotd } from "#shared/server/teams/motds.ts";

import { addClass, addMember } from "./class-world.ts";
import type { Product } from "./product.ts";
import { addMembers, newTeam } from "./team.ts";
import { person, racedBy } from "./typed-race.ts";
import { newGuest, newRacer, type Visitor } from "./visitor.ts";

/** What nobody but a teacher of the class may ever be told: a mark is in each of them. The first is the real name of both pupils. */
export const SEALED = ["Zarathea Markley", "zarathea.markley@example.org", "Markleyfirst", "Markleylast"] as const;
/** How an account was called before its owner brought it into the class: friends and classmates know it. */
export const OWN = ["Quoxley_Mark", "Quoxley Markname"] as const;
/** How strangers know that pupil. */
export const ALIAS = "Brisk Badger";

/** A class whose pupils are known to others in every way there is. */
export interface MarkedClass {
  readonly sectionID: SectionID;
  readonly teacher: Visitor;
  /** The pupil with an account from outside. */
  readonly own: Visitor;
  /** One whose account was made for the class. */
  readonly classmate: Visitor;
  readonly friend: Visitor;
  /** Races with the pupils, and is in their team. */
  readonly stranger: Visitor;
  readonly guest: Visitor;
  /** Teaches another class, at another school. */
  readonly colleague: Visitor;
  readonly teamID: TeamID;
  readonly tag: string;
  /** Of everyone. */
  readonly raceIDs: readonly string[];
  /** By which the stranger shows one of them. */
  readonly shareCode: string;
  /** Of the class and of cards, as they are and as people write them. */
  readonly codes: readonly string[];
}

const idOf = ({ userID }: Visitor) => userID as UserID;

/** @param urlOf by which address somebody comes */
export async function markedClass(
  product: Product,
  urlOf: (username: string) => string = () => product.url,
): Promise<MarkedClass> {
  const { app } = product.services;
  const { db, vault } = app;
  const come = (username: string, email?: string) => newRacer({ url: urlOf(username) }, username, email);
  const own = await come(OWN[0], SEALED[1]);
  const classmate = await come("CalmHeron11");
  const friend = await come("FriendOfMark");
  const stranger = await come("StrangerHere");
  const guest = await newGuest(product);
  await db
    .updateTable("users")
    .set({ display_name: OWN[1], firstname: SEALED[2], lastname: SEALED[3], races_played: 40 })
    .where("user_id", "=", idOf(own))
    .execute();
  await friend.get(requestFriend, { params: { id: own.userID } });
  await own.get(acceptFriend, { params: { id: friend.userID } });
  await stranger.get(requestFriend, { params: { id: own.userID } });

  const teamID = await newTeam(db, idOf(stranger), { requirements: "Everyone is welcome" });
  await addMembers(db, teamID, [own, friend, classmate].map(idOf), { role: "officer" });
  await perform(app, (work) => postMotd(work, idOf(own), "Race on Friday!"));
  const { tag } = await db.selectFrom("teams").select("tag").where("team_id", "=", teamID).executeTakeFirstOrThrow();

  const everyone = [own, classmate, friend, stranger, guest];
  const raceIDs = await Promise.all([1, 2].map((seed) => race(product, everyone, seed)));
  await db.updateTable("race_results").set({ display_name: OWN[1] }).where("user_id", "=", idOf(own)).execute();
  const shared = await stranger.get(shareRace, { params: { id: raceIDs[0] ?? "" }, body: { isShared: 1 } });
  await makeBoards(app);

  const teacher = await come("TeacherOfMark");
  const sectionID = await addClass(db, { closed: [], teacher: idOf(teacher) });
  const code = newCode(vault, "class-code", CLASS_CODE_LENGTH);
  await db
    .updateTable("sections")
    .set({ code_hash: code.hash, code_sealed: code.sealed })
    .where("section_id", "=", sectionID)
    .execute();
  const colleague = await come("TeachesOthers");
  await addClass(db, { teacher: idOf(colleague) });
  await addMember(db, sectionID, idOf(own), { alias: ALIAS });
  await addMember(db, sectionID, idOf(classmate), { alias: "CalmHeron11", isMade: true });
  const card = newCode(vault, "card-code", CARD_CODE_LENGTH);
  await db
    .updateTable("section_members")
    .set({ card_hash: card.hash, card_sealed: card.sealed })
    .where("user_id", "=", idOf(classmate))
    .execute();
  for (const each of [own, classmate]) {
    const real_name_sealed = sealRealName(vault, idOf(each), SEALED[0]);
    await db.updateTable("section_members").set({ real_name_sealed }).where("user_id", "=", idOf(each)).execute();
  }
  const people = { teacher, own, classmate, friend, stranger, guest, colleague };
  const codes = [code.code, card.code].flatMap((each) => [each, codeInGroups(each)]);
  return { sectionID, ...people, teamID, tag, raceIDs, shareCode: shared.shareCode ?? "", codes };
}

async function race({ services: { app } }: Product, racers: readonly Visitor[], seed: number): Promise<string> {
  const seats = racers.map((each, slot) => ({ userID: idOf(each), typer: person(seed * 10 + slot) }));
  const outcome = racedBy(seats, nowStamp(), seed);
  await perform(app, (work) => settleRace(work, outcome));
  await perform(app, (work) => payRace(work, outcome.raceID));
  return outcome.raceID;
}
