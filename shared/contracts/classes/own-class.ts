import { z } from "zod";

import { CLASS_SETTINGS } from "../../rules/classes/settings.ts";
import { sectionID, stamp } from "../ids.ts";
import { Needs } from "./needs.ts";

/** A teacher's message, while it lasts. */
export const ClassMessage = z.object({
  message: z.string(),
  teacherName: z.string(),
  untilStamp: stamp.nullable().meta({ description: "null: until another one." }),
});
export type ClassMessage = z.infer<typeof ClassMessage>;

/** The racer's class. @source core §3 User session, teams §3 Class */
export const OwnClass = z.object({
  inClass: z.boolean().meta({ description: "A member, or a teacher of a class." }),
  sectionID: sectionID.nullable(),
  pendingTeacherApproval: z.boolean(),
  disabledClassSettings: z
    .array(z.enum(CLASS_SETTINGS))
    .readonly()
    .meta({ description: "What the teacher closed; empty for others than members." }),
  needs: Needs,
  isLive: z.boolean().meta({ description: "The class meets in its room now: its races are joined there." }),
  classData: z
    .object({
      sectionID,
      className: z.string(),
      message: ClassMessage.nullable().meta({ description: "For pupils, until it ends." }),
      membership: z.enum(["basic", "gold"]),
      districtName: z.string().meta({ description: "The school." }),
      isTeacher: z.boolean(),
      teacherName: z.string().meta({ description: "As pupils call the teacher." }),
    })
    .nullable(),
});
export type OwnClass = z.infer<typeof OwnClass>;
export const NO_CLASS: OwnClass = {
  inClass: false,
  sectionID: null,
  pendingTeacherApproval: false,
  disabledClassSettings: [],
  needs: {},
  isLive: false,
  classData: null,
};
