import { AsIs } from "../../ui/data/as-is.tsx";
import type { Found } from "./class-code.ts";

import style from "./class-login.module.css";

interface LineProps {
  readonly found: Found;
}

/** Which class it is. */
export const ClassLine = ({ found: { className, teacherName } }: LineProps) => (
  <p className={style.line}>
    <AsIs>{className}</AsIs>
    {teacherName !== "" && (
      <>
        {" · "}
        <AsIs>{teacherName}</AsIs>
      </>
    )}
  </p>
);

/** Whose class it is, below its name. */
export const TeacherLine = ({ found: { teacherName } }: LineProps) =>
  teacherName !== "" && (
    <p className={style.line}>
      Teacher: <AsIs>{teacherName}</AsIs>
    </p>
  );
