import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

export type OwnCertificates = AnswerOf<"GET /certificate">;

/** The player's certificates of speed, what waits for one, and when the next may be tried. */
export const useCertificates = (): Loaded<OwnCertificates> =>
  useLoaded({ queryKey: KEYS.certificates, queryFn: () => call("GET /certificate") });
