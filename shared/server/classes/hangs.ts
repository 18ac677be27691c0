import { sql } from "kysely";

import type { Hang } from "../../contracts/classes/hang.ts";
import type { SectionID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { HANG, HANGS, isHang, type HangKind } from "../../rules/classes/hangs.ts";
import { isAmong } from "../../rules/known.ts";
import { days, minutes } from "../../units.ts";
import type { BriefCounts } from "../platform/brief-counts.ts";
import { warnRarely } from "../platform/rare-lines.ts";
import type { App } from "../platform/work.ts";
import { hashesOf } from "./codes.ts";
import { taughtSection } from "./teaching.ts";

/** Somebody who hammers fills no teacher's page: one line a kind and pupil. */
const SHOWN = { lifeMs: minutes(10), counted: HANG.mostCounted, most: 12 };
/** The classes that logged in from a network last. */
const NEAR = { lifeMs: minutes(20), counted: 1, most: 12 };
/** What a code of before opened. */
const OLD = { lifeMs: days(30), counted: 1, most: 1 };

/** Lines about pupils, however many, leave room for those about nobody. */
const GROUPS = { class: "class-hangs", pupils: "class-hangs-of-pupils" } as const;
const hangsOf = (group: keyof typeof GROUPS, sectionID: SectionID): string => `${GROUPS[group]}:${sectionID}`;
const hangsAt = (sectionID: SectionID, userID?: UserID | null): string =>
  hangsOf(userID === undefined || userID === null ? "class" : "pupils", sectionID);
const nearAt = (network: string): string => `class-near:${network}`;
const oldAt = (hash: string): string => `class-old:${hash}`;

const wordOf = (kind: HangKind, userID?: UserID): string => `${kind} ${userID ?? ""}`;

function readWord(word: string): { readonly kind: HangKind; readonly userID: UserID | null } | undefined {
  const [kind, userID] = word.split(" ");
  return isAmong(HANGS, kind) ? { kind, userID: userID ? (Number(userID) as UserID) : null } : undefined;
}

/** Codes that a class or its pupils had. */
export interface OldCode {
  readonly hash: string;
  readonly sectionID: SectionID;
  readonly userID?: UserID;
}

/**
 * Who doesn't get into which class. It says only what the server knows anyway, is forgotten within minutes, and decides nothing:
 * what it can't note is left out.
 */
export class ClassHangs {
  readonly #app: Pick<App, "db" | "vault" | "log">;
  readonly #counts: BriefCounts;

  constructor(app: Pick<App, "db" | "vault" | "log">, counts: BriefCounts) {
    this.#app = app;
    this.#counts = counts;
  }

  /** Somebody got in, or looked at a class by its code: whoever mistypes there is near it. */
  came(network: string, sectionID: SectionID, userID?: UserID): void {
    const note = async (): Promise<void> => {
      await this.#counts.add(nearAt(network), String(sectionID), NEAR);
      if (userID === undefined) return;
      const own = [wordOf("old-card", userID), wordOf("removed", userID)];
      await this.#counts.drop(hangsAt(sectionID, userID), ...own);
    };
    this.#orWarn(note());
  }

  /** A log-in was refused. It is looked into after the answer, so that nobody learns anything of its time. */
  refused(error: unknown, network: string, code: string): void {
    if (!(error instanceof Refusal)) return;
    if (error.code === "wrongCode") this.#orWarn(this.#wrong(network, code));
    if (error.code === "classFull") this.#orWarn(this.#full(code));
  }

  async #wrong(network: string, code: string): Promise<void> {
    const known = (await this.#removed(code)) ?? (await this.#old(code));
    if (known) return this.#add(known.sectionID, known.kind, known.userID);
    for (const near of (await this.#counts.of(nearAt(network), NEAR)).keys())
      await this.#add(Number(near) as SectionID, "mistyped");
  }

  async #full(code: string): Promise<void> {
    const hashes = hashesOf(this.#app.vault, "class-code", code);
    const row = await this.#app.db
      .selectFrom("sections")
      .select("section_id")
      .where("code_hash", "in", hashes)
      .executeTakeFirst();
    if (row) await this.#add(row.section_id, "full");
  }

  /** The card of a pupil who was taken out is known to the database. */
  async #removed(code: string) {
    const row = await this.#app.db
      .selectFrom("section_members")
      .select(["section_id", "user_id"])
      .where("card_hash", "in", hashesOf(this.#app.vault, "card-code", code))
      .where("standing", "=", "removed")
      .executeTakeFirst();
    return row && ({ kind: "removed", sectionID: row.section_id, userID: row.user_id } as const);
  }

  async #old(code: string) {
    for (const kind of ["card-code", "class-code"] as const)
      for (const hash of hashesOf(this.#app.vault, kind, code)) {
        const [word] = (await this.#counts.of(oldAt(hash), OLD)).keys();
        const [sectionID, userID] = word?.split(" ") ?? [];
        if (sectionID === undefined) continue;
        const owner = userID ? (Number(userID) as UserID) : undefined;
        return {
          kind: owner === undefined ? "old-code" : "old-card",
          sectionID: Number(sectionID) as SectionID,
          userID: owner,
        } as const;
      }
    return undefined;
  }

  #add(sectionID: SectionID, kind: HangKind, userID?: UserID): Promise<void> {
    return this.#counts.add(hangsAt(sectionID, userID), wordOf(kind, userID), SHOWN);
  }

  /** The codes that classes have, before they get others. */
  async codesOf(sectionIDs: readonly SectionID[]): Promise<readonly OldCode[]> {
    const rows = await this.#app.db
      .selectFrom("sections")
      .select(["section_id", "code_hash"])
      .where(sql<boolean>`section_id = any(${[...sectionIDs]}::bigint[])`)
      .execute();
    return rows.map(({ section_id, code_hash }) => ({ hash: code_hash, sectionID: section_id }));
  }

  /** The codes that some pupils of a class have, before they get others. */
  async cardsOf(sectionID: SectionID, userIDs: readonly UserID[]): Promise<readonly (OldCode & { userID: UserID })[]> {
    const rows = await this.#app.db
      .selectFrom("section_members")
      .select(["user_id", "card_hash"])
      .where("section_id", "=", sectionID)
      .where("user_id", "in", [...userIDs])
      .execute();
    return rows.flatMap(({ user_id, card_hash }) =>
      card_hash === null ? [] : [{ hash: card_hash, sectionID, userID: user_id }],
    );
  }

  /** They got others: whoever comes with one of these isn't a stranger. */
  areOld(codes: readonly OldCode[]): void {
    const note = (code: OldCode) => this.#counts.add(oldAt(code.hash), `${code.sectionID} ${code.userID ?? ""}`, OLD);
    this.#orWarn(Promise.all(codes.map(note)));
  }

  /** Who doesn't get in now, for a teacher of the class. Refuses: notYourClass. */
  async of(teacherID: UserID, sectionID: SectionID): Promise<readonly Hang[]> {
    await taughtSection(this.#app.db, teacherID, sectionID);
    const counts = await this.#countsOf(sectionID);
    const noted = counts.flatMap(([word, count]) => {
      const read = readWord(word);
      return read && isHang(read.kind, count) ? [{ ...read, count: Math.min(count, HANG.mostCounted) }] : [];
    });
    const about = noted.flatMap(({ userID }) => (userID === null ? [] : [userID]));
    const { rows } = await sql<{ user_id: UserID; alias: string; standing: string }>`
      select user_id, alias, standing from section_members
      where section_id = ${sectionID} and user_id = any(${about}::bigint[])`.execute(this.#app.db);
    const pupils = new Map(rows.map((row) => [row.user_id, row]));
    return noted.flatMap(({ kind, userID, count }): readonly Hang[] => {
      if (userID === null) return [{ kind, userID, alias: null, count }];
      const pupil = pupils.get(userID);
      // Who was brought back meanwhile, or moved, doesn't hang here any more.
      if (!pupil || (pupil.standing === "removed") !== (kind === "removed")) return [];
      return [{ kind, userID, alias: pupil.alias, count }];
    });
  }

  #countsOf(sectionID: SectionID): Promise<readonly (readonly [word: string, count: number])[]> {
    const groups = ["class", "pupils"] as const;
    return Promise.all(groups.map((group) => this.#counts.of(hangsOf(group, sectionID), SHOWN))).then(
      (all) => all.flatMap((counts) => [...counts]),
      (error: unknown) => {
        warnRarely(this.#app.log, error, "who doesn't get into a class is not known now");
        return [];
      },
    );
  }

  /** The teacher has seen to it. Refuses: notYourClass. */
  async seenTo(teacherID: UserID, sectionID: SectionID, kind: HangKind, userID: UserID | null): Promise<void> {
    await taughtSection(this.#app.db, teacherID, sectionID);
    await this.#counts.drop(hangsAt(sectionID, userID), wordOf(kind, userID ?? undefined));
  }

  #orWarn(work: Promise<unknown>): void {
    work.catch((error: unknown) => warnRarely(this.#app.log, error, "who doesn't get into a class is not noted"));
  }
}
