import { STARTING_CARS } from "../../content/cars/catalog.ts";
import type { SectionID, UserID } from "../../ids.ts";
import { skeleton } from "../../rules/account/skeleton.ts";
import { pick, type Dice } from "../../rules/chance.ts";
import type { Alias, AliasLanguage } from "../../rules/classes/alias.ts";
import { CARD_CODE_LENGTH } from "../../rules/classes/codes.ts";
import { timeZoneOf } from "../accounts/sign-up/time-zone.ts";
import { payStarters } from "../economy/starter.ts";
import type { Vault } from "../platform/vault.ts";
import type { Work } from "../platform/work.ts";
import { newCode } from "./codes.ts";
import { freeAliases } from "./free-aliases.ts";
import { sealRealName } from "./real-name.ts";
import { refuseFull } from "./room.ts";
import { refreshVisibility } from "./visibility.ts";

/** An account that was just made for a class. Its card opens it. */
export interface MadePupil {
  readonly userID: UserID;
  readonly alias: string;
  readonly cardCode: string;
}

interface Making {
  readonly sectionID: SectionID;
  readonly language: AliasLanguage;
  /** A real name for each, for the teachers of the class; null or empty: none. */
  readonly names: readonly (string | null)[];
  readonly standing: "pending" | "member";
  /** The alias of the first, where it is free. */
  readonly wished?: string | undefined;
  readonly tz?: string | undefined;
}

/**
 * Makes accounts for a class, each under an alias and with a card, and pays what they begin with. They are nobody's converted
 * guest: what was raced on a shared computer is somebody else's. The class is held. A bounded number of statements for any
 * number of pupils. Refuses: classFull.
 */
export async function makePupils(
  work: Work,
  vault: Vault,
  dice: Dice,
  { sectionID, language, names, standing, wished, tz }: Making,
): Promise<readonly MadePupil[]> {
  if (names.length === 0) return [];
  await refuseFull(work, sectionID, standing, names.length);
  const aliases = await freeAliases(work, dice, { language, count: names.length, sectionID, wished });
  const made = await insertAccounts(work, dice, aliases, timeZoneOf(tz));
  const codes = made.map(() => newCode(vault, "card-code", CARD_CODE_LENGTH));
  const pupils = made.map(({ user_id, display_name }, nth) => ({
    userID: user_id,
    alias: display_name,
    card: at(codes, nth),
    name: sealRealName(vault, user_id, at(names, nth)?.trim() ?? ""),
  }));
  await work.trx
    .insertInto("section_members")
    .values(
      pupils.map(({ userID, alias, card, name }) => ({
        user_id: userID,
        section_id: sectionID,
        standing,
        alias,
        is_made: true,
        real_name_sealed: name,
        card_hash: card.hash,
        card_sealed: card.sealed,
        joined_stamp: work.now,
      })),
    )
    .execute();
  await payStarters(work, made);
  await refreshVisibility(
    work,
    made.map(({ user_id }) => user_id),
  );
  return pupils.map(({ userID, alias, card }) => ({ userID, alias, cardCode: card.code }));
}

function at<T>(list: readonly T[], nth: number): T {
  if (nth >= list.length) throw new RangeError("a pupil was lost on the way");
  return list[nth] as T;
}

/** In the order of their aliases. */
async function insertAccounts({ trx, now }: Work, dice: Dice, aliases: readonly Alias[], time_zone: string) {
  const rows = await trx
    .insertInto("users")
    .values(
      aliases.map(({ displayName, username }) => ({
        account_type: "single_sign_on" as const,
        username,
        username_skeleton: skeleton(username),
        display_name: displayName,
        display_skeleton: skeleton(displayName),
        findable: false,
        car_id: pick(dice, STARTING_CARS),
        car_hue_angle: 0,
        time_zone,
        created_stamp: now,
        last_seen_stamp: now,
      })),
    )
    .returning(["user_id", "car_id", "car_hue_angle", "display_name"])
    .execute();
  const byAlias = new Map(rows.map((row) => [row.display_name, row]));
  return aliases.flatMap(({ displayName }) => byAlias.get(displayName) ?? []);
}
