import { AsIs, asIs } from "../../ui/data/as-is.tsx";

import style from "./pupil-name.module.css";

interface PupilNameProps {
  readonly alias: string;
  /** Only where the teacher wants to see it. */
  readonly realName: string | undefined;
}

export const PupilName = ({ alias, realName }: PupilNameProps) => (
  <>
    <span {...asIs(style.alias)}>{alias}</span>
    {realName !== undefined && (
      <span className={style.real}>
        <AsIs>{realName}</AsIs>
      </span>
    )}
  </>
);
