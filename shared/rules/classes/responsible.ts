import type { UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";

/**
 * Who is responsible for a school: of its teachers the one who has been there longest. Nobody gives or takes it, so a school
 * with teachers always has one.
 */
export const responsibleOf = <Teacher extends { readonly userID: UserID; readonly joinedStamp: Stamp }>(
  teachers: readonly Teacher[],
): Teacher | undefined =>
  teachers.toSorted((one, other) => one.joinedStamp - other.joinedStamp || one.userID - other.userID)[0];
