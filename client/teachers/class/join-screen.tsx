import type { ClassFile } from "#shared/contracts/classes/teacher-shapes.ts";
import { formatCount } from "#shared/format/figures.ts";
import { codeInGroups } from "#shared/rules/classes/codes.ts";

import { asIs } from "../../ui/data/as-is.tsx";
import { QrPicture } from "../../ui/pictures/qr-picture.tsx";

import style from "./join-screen.module.css";

interface JoinScreenProps {
  readonly file: ClassFile;
  /** On a whole screen, for the back row. */
  readonly isLarge?: boolean;
}

/** Where pupils go and what they enter. */
export function JoinScreen({ file, isLarge = false }: JoinScreenProps) {
  const address = `${location.origin}/class-login`;
  return (
    <div className={style.join} data-large={isLarge || undefined}>
      <p className={style.where}>
        Go to <strong {...asIs()}>{address.replace(/^https?:\/\//, "")}</strong> and enter
      </p>
      <p {...asIs(style.code)}>{codeInGroups(file.code)}</p>
      <div className={style.picture}>
        <QrPicture text={`${address}#${file.code}`} alt="A code for cameras that opens the same page" />
      </div>
      <p className={style.count} aria-live="polite">
        {formatCount(file.pupils, "pupil")} in
        {file.waiting > 0 && `, ${file.waiting} waiting at the door`}
      </p>
    </div>
  );
}
