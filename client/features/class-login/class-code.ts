import { makeCall, type AnswerOf } from "../../net/call.ts";
import { quietlyChecked } from "../../session/quietly-checked.ts";
import { timeZone } from "../../ui/form/time-zone.ts";

/** What a code opens. */
export type Found = AnswerOf<"POST /auth/class-code"> & { readonly code: string };
export type Language = "english" | "german" | "spanish" | "french";
export type Entered = AnswerOf<"POST /auth/class-login/{sectionID}">;

export const findClass = async (code: string, language?: Language): Promise<Found> => ({
  ...(await quietlyChecked((check) =>
    makeCall("POST /auth/class-code", { body: { code, ...(language && { language }), ...check } }),
  )),
  code,
});

/** Logs in by a card, joins as who is logged in, or gets a new account. @param alias one of the offered names */
export const enterClass = ({ sectionID, code }: Found, alias?: string): Promise<Entered> =>
  quietlyChecked((check) =>
    makeCall("POST /auth/class-login/{sectionID}", {
      params: { sectionID },
      body: { sectionID, code, tz: timeZone(), ...(alias !== undefined && { alias }), ...check },
    }),
  );
