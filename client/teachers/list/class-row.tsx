import { ArrowDown, ArrowUp, Radio } from "lucide-react";
import { Link } from "react-router-dom";

import type { TeacherClass } from "#shared/contracts/classes/teacher-shapes.ts";
import { formatCount } from "#shared/format/figures.ts";

import { Button } from "../../ui/controls/button.tsx";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { SheetRow } from "../../ui/layout/rows.tsx";
import { ClassFlag } from "../ui/class-flag.tsx";

import style from "./class-row.module.css";

interface ClassRowProps {
  readonly taught: TeacherClass;
  readonly onUp?: (() => void) | undefined;
  readonly onDown?: (() => void) | undefined;
  readonly onTakeOver?: (() => void) | undefined;
}

/** A class in the list: what it is, who waits, and where it stands. */
export function ClassRow({ taught, onUp, onDown, onTakeOver }: ClassRowProps) {
  const { sectionID, name, grade, color, pupils, waiting, isOwn, teachers } = taught;
  return (
    <SheetRow className={style.row}>
      <ClassFlag color={color} className={style.color} />
      <div className={style.words}>
        <strong className={style.name}>
          {isOwn ? (
            <Link to={`/classes/${sectionID}`}>
              <AsIs>{name}</AsIs>
            </Link>
          ) : (
            <AsIs>{name}</AsIs>
          )}
        </strong>
        <span className={style.about}>
          {grade !== "" && `Grade ${grade}, `}
          {formatCount(pupils, "pupil")}
          {!isOwn && (teachers.length > 0 ? `, taught by ${teachers.join(", ")}` : ", without a teacher")}
        </span>
      </div>
      {isOwn && waiting > 0 && <Badge tone="amber">{waiting} waiting</Badge>}
      {isOwn && (
        <LinkButton size="small" icon={<Radio aria-hidden />} to={`/classes/${sectionID}/live`}>
          Live lesson
        </LinkButton>
      )}
      {onTakeOver && <Button onClick={onTakeOver}>Take Over</Button>}
      {(onUp || onDown) && (
        <div className={style.order}>
          <IconButton kind="bare" icon={ArrowUp} label={`Move ${name} up`} spent={!onUp} onClick={onUp} />
          <IconButton kind="bare" icon={ArrowDown} label={`Move ${name} down`} spent={!onDown} onClick={onDown} />
        </div>
      )}
    </SheetRow>
  );
}
