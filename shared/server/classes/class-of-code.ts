import { sql } from "kysely";

import type { SectionID } from "../../ids.ts";
import type { AliasLanguage } from "../../rules/classes/alias.ts";
import { perform, type App } from "../platform/work.ts";
import { openedBy, wrongCode } from "./code-owner.ts";
import { freeAliases } from "./free-aliases.ts";
import { teacherNameOf } from "./own-class.ts";
import { refuseFull } from "./room.ts";

/** So many names somebody new may choose from: three, and three others. */
export const OFFERED = 6;

export interface ClassOfCode {
  readonly kind: "class" | "card";
  readonly sectionID: SectionID;
  readonly className: string;
  readonly teacherName: string;
  readonly needsApproval: boolean;
  readonly alias: string | null;
  readonly aliases: readonly string[];
}

/**
 * What a code opens, for somebody who isn't signed in. Nothing is changed, and the names that it offers are nobody's until one is
 * taken. Refuses: wrongCode, classFull.
 */
export const classOfCode = (app: App, typed: string, language: AliasLanguage): Promise<ClassOfCode> =>
  perform(app, async (work) => {
    const opened = await openedBy(work, app.vault, typed);
    const { rows } = await sql<{ name: string; teacher_name: string; needs_approval: boolean }>`
      select s.name, ${teacherNameOf} as teacher_name, s.needs_approval from sections s
      where s.section_id = ${opened.sectionID}`.execute(work.trx);
    const [section] = rows;
    if (!section) throw wrongCode();
    const isCard = opened.kind === "card";
    if (!isCard) await refuseFull(work, opened.sectionID, section.needs_approval ? "pending" : "member", 1);
    const offered = isCard
      ? []
      : await freeAliases(work, app.dice, { language, count: OFFERED, sectionID: opened.sectionID });
    return {
      kind: opened.kind,
      sectionID: opened.sectionID,
      className: section.name,
      teacherName: section.teacher_name,
      needsApproval: section.needs_approval,
      alias: isCard ? opened.alias : null,
      aliases: offered.map(({ displayName }) => displayName),
    };
  });
