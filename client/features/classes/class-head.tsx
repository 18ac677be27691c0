import { GraduationCap } from "lucide-react";
import type { CSSProperties } from "react";

import { formatCount } from "#shared/format/figures.ts";
import { closedWords } from "#shared/rules/classes/closed-words.ts";

import type { ClassPage } from "../../data/classes/use-own-class.ts";
import { useSite } from "../../net/site.ts";
import { useViewer } from "../../shell/links/viewer.ts";
import { AsIs } from "../../ui/data/as-is.tsx";
import { AddressButton } from "../../ui/form/address-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { LeaveClass } from "./leave-class.tsx";

import style from "./class-page.module.css";

/** Its name in its colour, who teaches it, and what is closed in it. @source teams §2 Class page */
export function ClassHead({ page }: { readonly page: ClassPage }) {
  const { className, color, nickname, isMember, stats } = page;
  const { user } = useViewer();
  const teachersUrl = useSite((answer) => answer.teachersUrl);
  const closed = isMember ? closedWords(user?.disabledClassSettings ?? []) : undefined;
  const canLeave = isMember && user !== undefined && user.accountType !== "class";
  return (
    <Card look="stack">
      <div className={style.head} style={{ "--class": `#${color}` } as CSSProperties}>
        <span className={style.flag} aria-hidden />
        <div className={style.sign}>
          <h1 className={style.title}>
            <AsIs>{className}</AsIs>
          </h1>
          <p className={style.teacher}>
            {nickname !== "" && (
              <>
                Teacher: <AsIs>{nickname}</AsIs> ·{" "}
              </>
            )}
            {formatCount(stats.members, "pupil")}
          </p>
        </div>
        {!isMember && (
          <AddressButton href={teachersUrl} icon={<GraduationCap aria-hidden />}>
            Access Teacher Portal
          </AddressButton>
        )}
        {canLeave && <LeaveClass className={className} />}
        {closed !== undefined && <p className={style.closed}>Your teacher has closed: {closed}.</p>}
      </div>
    </Card>
  );
}
