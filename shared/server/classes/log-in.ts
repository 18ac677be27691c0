import type { SectionID, UserID } from "../../ids.ts";
import { languageOfAlias } from "../../rules/classes/alias.ts";
import { CLASSES } from "../../rules/classes/numbers.ts";
import { openSession, type BegunSession, type OpenedSession } from "../accounts/sessions/sessions.ts";
import { captchaNeeded } from "../accounts/sign-in/captcha.ts";
import { LOGIN_COLUMNS, noteLogin } from "../accounts/sign-in/note-login.ts";
import { perform, type App, type Work } from "../platform/work.ts";
import { lockPlayer, lockPlayers } from "../players/lock.ts";
import { openedBy, wrongCode } from "./code-owner.ts";
import { tellClass, tellRosters } from "./held-class.ts";
import { holdOpenClass, joinClass } from "./join.ts";
import { makePupils } from "./make-pupil.ts";

/** An account that somebody is signed in to, a guest apart. */
export interface Visitor extends OpenedSession {
  readonly isBot: boolean;
  readonly expiresStamp: BegunSession["expiresStamp"];
}

interface ClassLogIn {
  readonly sectionID: SectionID;
  readonly code: string;
  readonly alias?: string | undefined;
  readonly tz?: string | undefined;
  /** So many new accounts came by the class's code that a further one needs a bot check. */
  readonly isCrowd?: boolean;
}

export interface LoggedIn extends BegunSession {
  /** Of an account that was just made. */
  readonly cardCode: string | null;
}

/**
 * Signs in to a class by a code. A card opens its pupil's account. By a class's code an account that is signed in joins, and
 * keeps its session; anybody else gets a new account under an alias.
 * Refuses: wrongCode, classFull, alreadyInClass, notAllowed, banned, captchaNeeded.
 *
 * @param visitor who is signed in with an account of their own
 * @source core §7 Auth
 */
export const logInToClass = (app: App, visitor: Visitor | undefined, given: ClassLogIn): Promise<LoggedIn> =>
  perform(app, async (work) => {
    const opened = await openedBy(work, app.vault, given.code);
    if (opened.sectionID !== given.sectionID) throw wrongCode();
    if (opened.kind === "card") return { ...(await enterByCard(work, app, opened.userID, given)), cardCode: null };
    if (visitor === undefined) return enterAsNew(work, app, opened.sectionID, given);
    await joinClass(work, app, visitor, given);
    return { ...visitor, cardCode: null };
  });

/** A card that was taken away while its code was looked for opens nothing any more. */
async function enterByCard(work: Work, app: App, userID: UserID, { code, tz }: ClassLogIn): Promise<BegunSession> {
  const [row] = await lockPlayers(work, [userID], LOGIN_COLUMNS, "change");
  const still = await openedBy(work, app.vault, code);
  if (row === undefined || still.kind !== "card" || still.userID !== userID) throw wrongCode();
  await noteLogin(work, userID, row, tz);
  return openSession(work, userID, CLASSES.session);
}

async function enterAsNew(work: Work, app: App, sectionID: SectionID, given: ClassLogIn): Promise<LoggedIn> {
  const { needs_approval } = await holdOpenClass(work, app.vault, sectionID, given.code);
  if (given.isCrowd === true) throw captchaNeeded("default");
  const language = given.alias === undefined ? undefined : languageOfAlias(given.alias);
  const [pupil] = await makePupils(work, app.vault, app.dice, {
    sectionID,
    language: language ?? "english",
    names: [null],
    standing: needs_approval ? "pending" : "member",
    wished: language && given.alias,
    tz: given.tz,
  });
  if (!pupil) throw new Error("a new pupil got no account");
  await noteLogin(work, pupil.userID, await lockPlayer(work, pupil.userID, LOGIN_COLUMNS, "change"), given.tz);
  if (needs_approval) await tellClass(work, sectionID, [pupil.userID]);
  else await tellRosters(work, [sectionID], [pupil.userID]);
  return { ...(await openSession(work, pupil.userID, CLASSES.session)), cardCode: pupil.cardCode };
}
