import { CallProblem, type AnswerOf } from "../../net/call.ts";
import { asksForGroup } from "../../session/group-known-since.ts";
import { call } from "../../session/session.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";
import { freshParts } from "../self-parts.ts";

export type ClassPage = AnswerOf<"GET /classes">;
export type Classmate = ClassPage["members"][number];

/** A racer's class; nothing while the teacher has not let them in, and where there is none. */
export type AtClass =
  | { readonly kind: "class"; readonly page: ClassPage }
  | { readonly kind: "pending" }
  | { readonly kind: "none" };

const INSTEAD: Readonly<Record<string, AtClass>> = {
  pendingApproval: { kind: "pending" },
  noClass: { kind: "none" },
};

/** The racer's class as its page shows it. @source teams §2 Class page */
export const useOwnClass = (): Loaded<AtClass> => useLoaded({ queryKey: KEYS.ownClass, queryFn: ownClass });

async function ownClass(): Promise<AtClass> {
  asksForGroup();
  try {
    return { kind: "class", page: await call("GET /classes") };
  } catch (problem) {
    const instead = problem instanceof CallProblem ? INSTEAD[problem.code] : undefined;
    if (!instead) throw problem;
    void freshParts(["class"]);
    return instead;
  }
}
